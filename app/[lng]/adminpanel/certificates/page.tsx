import { CertificateList } from "@/components/certificate/certificate-list";
import { listAllCertificates } from "@/lib/features/certificate/queries";
import { certificateList } from "@/lib/features/certificate/schema/admin-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-lists.css";

const page = adminListPage(certificateList, {
  ns: ["certificate"],
  read: listAllCertificates,
  View: CertificateList,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
