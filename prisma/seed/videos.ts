import type { Language } from "@/lib/i18n/routing";
import { mediaDataData } from "@/prisma/factories/media-data";

type Film = { slug: string; poster: string; title: Record<Language, string> };

const films: readonly Film[] = [
  {
    slug: "request",
    poster: "request",
    title: {
      de: "Anfrage stellen in zwei Minuten",
      en: "Post a request in two minutes",
      es: "Publicar una solicitud en dos minutos",
    },
  },
  {
    slug: "empty-rides",
    poster: "board",
    title: {
      de: "Leerfahrten eintragen und füllen",
      en: "Post empty rides and fill them",
      es: "Publicar viajes en vacío y llenarlos",
    },
  },
  {
    slug: "inn",
    poster: "partner",
    title: {
      de: "Gruppen als Gasthaus erreichen",
      en: "Reach groups as an inn",
      es: "Llegar a los grupos como restaurante",
    },
  },
  {
    slug: "offers",
    poster: "request",
    title: {
      de: "Angebote nebeneinander vergleichen",
      en: "Compare offers side by side",
      es: "Comparar ofertas una al lado de otra",
    },
  },
  {
    slug: "vacancy",
    poster: "board",
    title: {
      de: "Freien Bus melden, mit Umkreis",
      en: "Report a free bus with its radius",
      es: "Anunciar un autobús libre con su radio",
    },
  },
  {
    slug: "locations",
    poster: "partner",
    title: {
      de: "Standorte für Reisegruppen pflegen",
      en: "Keep your locations for groups",
      es: "Mantener sus establecimientos para grupos",
    },
  },
  {
    slug: "emergency",
    poster: "board",
    title: {
      de: "Ersatzbus finden, wenn es eilt",
      en: "Find a replacement bus in a hurry",
      es: "Encontrar un autobús de sustitución urgente",
    },
  },
  {
    slug: "radius",
    poster: "request",
    title: {
      de: "Anfragen im Umkreis filtern",
      en: "Filter requests around your depot",
      es: "Filtrar solicitudes cerca de su base",
    },
  },
];

/** The films of the home page, one list a language. */
export function videosIn(language: Language) {
  const content = films.map(({ slug, poster, title }) => ({
    title: title[language],
    poster: `/videos/${poster}.svg`,
    address: `https://videos.charabanc.example/${language}/${slug}`,
  }));
  return mediaDataData({ kind: "video", language, content });
}
