import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { makeGooglePlaces } from "./google";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return makeGooglePlaces({ key: "secret", baseUrl: `http://127.0.0.1:${port}/v1`, timeout: 200 });
}

const part = (longText: string, type: string, shortText = longText) => ({ longText, shortText, types: [type] });
const prague = {
  id: "ChIJi3lwCZyTC0cRkEAWZg-vAAQ",
  formattedAddress: "Křižíkova 1, 186 00 Praha, Czechia",
  addressComponents: [
    part("Křižíkova", "route"),
    part("1", "street_number"),
    part("Prague", "locality"),
    part("186 00", "postal_code"),
    part("Czechia", "country", "CZ"),
  ],
  location: { latitude: 50.09, longitude: 14.45 },
  types: ["street_address"],
};

it("an answer becomes the wire's Place", async () => {
  const seen: unknown[] = [];
  const places = await serve((request, response, body) => {
    seen.push(request.url, request.headers["x-goog-api-key"], JSON.parse(body));
    response.end(JSON.stringify({ places: [prague, { id: "without a position" }] }));
  });
  const found = await places.search("Krizikova", "en", { longitude: 14, latitude: 50 });
  expect(found).toHaveLength(1);
  expect(found?.[0]).toMatchObject({
    placeId: prague.id,
    address_fields: {
      street: "Křižíkova",
      number: "1",
      city: "Prague",
      postal_code: "186 00",
      countryISO3166Code: "CZ",
    },
    location: { longitude: 14.45, latitude: 50.09 },
  });
  expect(seen).toMatchObject(["/v1/places:searchText", "secret", { textQuery: "Krizikova", languageCode: "en" }]);
});

it("null, so that the gazetteer answers, on a refusal, a broken answer and silence", async () => {
  const refusing = await serve((_request, response) => response.writeHead(403).end("{}"));
  expect(await refusing.search("x", "de")).toBeNull();
  const broken = await serve((_request, response) => response.end("<html>"));
  expect(await broken.byId("abc", "de")).toBeNull();
  const silent = await serve(() => undefined);
  expect(await silent.search("x", "de")).toBeNull();
});
