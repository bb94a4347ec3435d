import { expect, it } from "vitest";
import { languages } from "@/lib/i18n/routing";
import { warmUp } from "./warm";

it("asks for the home page in each language, and is over when they have been answered", async () => {
  const asked: [string | undefined, string | undefined][] = [];
  await warmUp((request, response) => {
    asked.push([request.url, request.headers.host]);
    response.end("page");
  });
  expect(asked.map(([url]) => url)).toEqual(languages.map((language) => `/${language}`));
  expect(new Set(asked.map(([, host]) => host))).toEqual(new Set(["127.0.0.1:3000"]));
});

it("a page that breaks off does not keep the server from opening", async () => {
  await expect(warmUp((request) => request.socket.destroy())).resolves.toBeUndefined();
});
