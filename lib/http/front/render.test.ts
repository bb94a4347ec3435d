import { createHash } from "node:crypto";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { answerWith, hearStatus } from "@/lib/http/page-status";
import { openRenderer, sealScripts } from "./render";

it("gives the page although the kept connection has died in the meantime", async () => {
  const sockets = new Set<Socket>();
  const { render, close } = await openRenderer(function (this: Server, request, response) {
    sockets.add(request.socket);
    response.end(`<p>${request.url}</p>`);
  });
  expect((await render("/de", "de", "")).body.toString()).toBe("<p>/de</p>");
  for (const socket of sockets) socket.destroy();
  const [first, second] = await Promise.all([render("/de/faq", "de", ""), render("/en", "en", "dark")]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await close();
});

it("keeps its connection while nobody reads", async () => {
  const sockets = new Set<Socket>();
  const { render, close } = await openRenderer((request, response) => {
    sockets.add(request.socket);
    expect((request.socket as Socket & { server: Server }).server.keepAliveTimeout).toBe(0);
    response.end("page");
  });
  for (const url of ["/de", "/en", "/es"]) await render(url, "de", "");
  expect(sockets.size).toBe(1);
  await close();
});

it("tells the hashes of its own inline scripts, never of one that was typed into the page", async () => {
  const html = '<script src="/a.js" nonce="N"></script><script nonce="N">say("N")</script><script>alert(1)</script>';
  const sealed = sealScripts(html, "N");
  expect(sealed.html).toBe('<script src="/a.js"></script><script>say("")</script><script>alert(1)</script>');
  expect(sealed.hashes).toEqual([createHash("sha256").update('say("")').digest("base64")]);
});

it("gives each page a nonce of its own, and nobody else learns it", async () => {
  const nonces: string[] = [];
  const { render, close } = await openRenderer((request, response) => {
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(String(request.headers["content-security-policy"])) ?? [];
    nonces.push(nonce);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<script nonce="${nonce}">go()</script>`);
  });
  const pages = [await render("/de", "de", ""), await render("/de", "de", "")];
  await close();
  expect(new Set(nonces).size).toBe(2);
  for (const page of pages) {
    expect(page.body.toString()).toBe("<script>go()</script>");
    expect(page.hashes).toHaveLength(1);
  }
});

it("a page that is not drawn in time is put off, which is no defect", async () => {
  const { render, close } = await openRenderer(() => undefined, 20);
  await expect(render("/de", "de", "")).rejects.toMatchObject({ code: "Unavailable", retryAfter: 5 });
  await close();
});

it("a part of a page that holds an error or says that it is missing is not for others", async () => {
  const answer = hearStatus(async (request, response) => {
    response.setHeader("content-type", "text/x-component");
    if (request.url === "/de/missing") answerWith(404);
    response.end(
      request.url === "/de/broken" ? '0:["x"]\n1f:E{"digest":"1"}\n' : `0:["${request.headers["next-url"]}"]\n`,
    );
  });
  const { render, close } = await openRenderer((request, response) => void answer(request, response));
  const part = { rsc: "1", "next-url": "/de" };
  const made = (url: string) => render(url, "de", "", { part });
  expect(await made("/de/faq")).toMatchObject({ status: 200, passing: false, body: Buffer.from('0:["/de"]\n') });
  expect(await made("/de/broken")).toMatchObject({ status: 200, passing: true });
  expect(await made("/de/missing")).toMatchObject({ status: 200, passing: true });
  close();
});
