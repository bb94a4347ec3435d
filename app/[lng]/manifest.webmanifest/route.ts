import { createTranslator, type Messages } from "next-intl";
import { screens } from "@/lib/access/screens";
import { notFoundResponse } from "@/lib/http/responses";
import { loadMessages } from "@/lib/i18n/messages";
import { isLanguage } from "@/lib/i18n/routing";

type Context = { params: Promise<{ lng: string }> };

const icons = [
  { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
];

/** `/{lng}/manifest.webmanifest`: the site as an application, in the language of the page that it was installed from. */
export async function GET(request: Request, { params }: Context) {
  const { lng } = await params;
  if (!isLanguage(lng)) return notFoundResponse(request);
  const messages = (await loadMessages(lng, ["common", "busrequest"])) as unknown as Messages;
  const t = createTranslator({ locale: lng, messages });
  const shortcuts = [
    { name: t("common.menu.inbox"), url: `/${lng}${screens.inbox.path}` },
    { name: t("common.menu.management"), url: `/${lng}${screens.management.path}` },
    { name: t("busrequest.manage.newLabel"), url: `/${lng}/request/new` },
  ].map((shortcut) => ({ ...shortcut, icons: [icons[1]] }));
  const manifest = {
    // One application, whatever its language.
    id: "/",
    name: t("common.brand"),
    short_name: t("common.brand"),
    description: t("common.description"),
    lang: lng,
    dir: "ltr",
    start_url: `/${lng}${screens.inbox.path}`,
    scope: "/",
    display: "standalone",
    background_color: "#f2f4ef",
    theme_color: "#16211c",
    categories: ["business", "travel"],
    icons,
    shortcuts,
  };
  const headers = { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" };
  return new Response(JSON.stringify(manifest), { headers });
}
