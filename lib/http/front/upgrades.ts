import type http from "node:http";

/** Nothing here speaks another protocol; Next would hold some of those who ask for one open for ever. */
export function refuseUpgrades(server: http.Server) {
  server.on("upgrade", (_request, socket) => {
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  });
}
