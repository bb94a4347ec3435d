import { privateFileResponse } from "@/lib/http/file-response";
import { bind } from "@/lib/http/serve";
import { certificateCalls } from "./calls";
import { changeCertificate, checkCertificate, createCertificate, deleteCertificate } from "./commands/change";
import { certificateFile, getCertificate, listAllCertificates, listCertificates } from "./queries";

export const certificateRoutes = bind(certificateCalls, {
  list: ({ viewer }) => listCertificates(viewer),
  create: ({ viewer, body }) => createCertificate(viewer, body),
  change: ({ viewer, params, body }) => changeCertificate(viewer, params.id, body),
  delete: ({ viewer, params }) => deleteCertificate(viewer, params.id),
  file: async ({ viewer, params }) => {
    const { bytes, name } = await certificateFile(viewer, params.id);
    return privateFileResponse(bytes, name);
  },
  check: ({ viewer, params, body }) => checkCertificate(viewer, params.id, body),
  listAll: ({ viewer, query }) => listAllCertificates(viewer, query),
  read: ({ viewer, params }) => getCertificate(viewer, params.id),
});
