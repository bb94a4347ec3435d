import type { OrganisationType } from "@/prisma/generated/client";
import type { Language } from "@/lib/i18n/routing";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

type Group = { name: string; type: OrganisationType; mail: string };

/** Names of groups; `{city}` is where they live. */
export const groups: Record<Language, readonly Group[]> = {
  de: [
    { name: "Goethe-Gymnasium {city}", type: "SCHOOL", mail: "sekretariat@goethe-gymnasium" },
    { name: "Realschule am Kreuzberg, {city}", type: "SCHOOL", mail: "ausflug@realschule-kreuzberg" },
    { name: "Grundschule {city}-West", type: "SCHOOL", mail: "leitung@grundschule-west" },
    { name: "TSV {city} 1883", type: "CLUB", mail: "jugend@tsv-1883" },
    { name: "Trachtenverein {city}", type: "CLUB", mail: "vorstand@trachtenverein" },
    { name: "Kirchenchor St. Emmeram, {city}", type: "CLUB", mail: "chor@st-emmeram" },
    { name: "Freiwillige Feuerwehr {city}", type: "CLUB", mail: "kommandant@feuerwehr" },
    { name: "Seniorenkreis {city}", type: "CLUB", mail: "fahrten@seniorenkreis" },
    { name: "Musikverein Harmonie {city}", type: "CLUB", mail: "kasse@musikverein-harmonie" },
    { name: "Hallmeyer Maschinenbau, {city}", type: "COMPANY", mail: "personal@hallmeyer-maschinenbau" },
    { name: "Betriebsrat Klinikum {city}", type: "COMPANY", mail: "betriebsrat@klinikum" },
    { name: "Jugendamt {city}", type: "AUTHORITY", mail: "ferien@jugendamt" },
    { name: "Familie Obermeier", type: "PRIVATE", mail: "obermeier@familie" },
    { name: "Katharina Maier", type: "PRIVATE", mail: "k.maier@post" },
    { name: "Hochzeit Lang und Steiner", type: "PRIVATE", mail: "hochzeit@lang-steiner" },
  ],
  en: [
    { name: "St Cuthbert's School, {city}", type: "SCHOOL", mail: "trips@st-cuthberts" },
    { name: "{city} Rowing Club", type: "CLUB", mail: "captain@rowing-club" },
    { name: "{city} Chamber Choir", type: "CLUB", mail: "tours@chamber-choir" },
    { name: "Brightwater Software, {city}", type: "COMPANY", mail: "events@brightwater-software" },
    { name: "Emily Harper", type: "PRIVATE", mail: "emily.harper@post" },
  ],
  es: [
    { name: "Colegio San Isidro, {city}", type: "SCHOOL", mail: "excursiones@colegio-san-isidro" },
    { name: "Club Deportivo {city}", type: "CLUB", mail: "viajes@club-deportivo" },
    { name: "Coral de {city}", type: "CLUB", mail: "coral@voces" },
    { name: "Asociación de Mayores de {city}", type: "CLUB", mail: "salidas@mayores" },
    { name: "Instalaciones Ribera, {city}", type: "COMPANY", mail: "personal@instalaciones-ribera" },
    { name: "Familia Ortega", type: "PRIVATE", mail: "ortega@familia" },
  ],
};

/** What authors write; empty where most write nothing. */
export const remarks: Record<Kind, Record<Language, readonly string[]>> = {
  grouprequest: {
    de: [
      "",
      "Bitte mit WC und Klimaanlage.",
      "Wir haben viel Gepäck dabei. Großer Kofferraum nötig.",
      "Ein Fahrgast sitzt im Rollstuhl und kann umsteigen.",
      "Abfahrt am Busbahnhof, unterwegs eine Pause zum Frühstück.",
      "Skiausrüstung für alle, gern mit Skibox.",
      "Wir bitten um einen Festpreis mit Parkgebühren und Maut.",
      "Der Bus soll vor Ort bleiben und uns abends ins Hotel bringen.",
    ],
    en: [
      "",
      "We travel with a lot of luggage, please plan for it.",
      "Please quote one price with tolls and parking included.",
      "Two children's seats needed, toilet on board preferred.",
      "Airport pick-up with a board, flight number follows.",
    ],
    es: [
      "",
      "Con aseo y aire acondicionado, por favor.",
      "Llevamos mucho equipaje; hace falta un maletero grande.",
      "Una persona viaja en silla de ruedas.",
      "Precio cerrado con peajes y aparcamiento, por favor.",
    ],
  },
  vacancy: {
    de: [
      "",
      "Mit Fahrer, auch mehrtägig.",
      "Bus mit WC, Küche und Klimaanlage.",
      "Frei nach Absage, kurzfristig möglich.",
    ],
    en: ["", "With driver, several days possible.", "Toilet, kitchen and air conditioning."],
    es: ["", "Con conductor, también varios días.", "Con aseo y aire acondicionado."],
  },
  emptyride: {
    de: ["", "Rückfahrt nach Gruppentransfer, Zustieg unterwegs möglich.", "Abfahrt um eine Stunde verschiebbar."],
    en: ["", "Empty return after a transfer, stops on the way possible.", "Departure can move by an hour."],
    es: ["", "Regreso en vacío tras un traslado, con paradas posibles.", "La salida puede moverse una hora."],
  },
  emergency: {
    de: ["Motorschaden auf der A3, Gruppe steht am Rasthof.", "Fahrer erkrankt, Bus und Gruppe warten am Hotel."],
    en: ["Gearbox failure, group waiting at the services.", "Driver taken ill, coach and group at the hotel."],
    es: [
      "Avería del motor, el grupo espera en el área de servicio.",
      "Conductor enfermo, el grupo espera en el hotel.",
    ],
  },
};

/** Beside the remarks of everybody, what a kind of group would write. */
export const groupRemarks: Record<Language, Partial<Record<OrganisationType, readonly string[]>>> = {
  de: {
    SCHOOL: ["Klassenfahrt mit zwei Lehrkräften.", "Abschlussfahrt der zehnten Klassen, Aufsicht fährt mit."],
    CLUB: [
      "Wir haben Instrumente dabei, darunter vier Kontrabässe.",
      "Vereinsausflug, Halt zum Mittagessen unterwegs.",
    ],
    COMPANY: ["Betriebsausflug, Getränke im Bus wären schön.", "Messebesuch, der Bus wartet vor Ort."],
  },
  en: {
    SCHOOL: ["School trip with three teachers, seat belts at every seat."],
    CLUB: ["Our kit travels with us: six long bags."],
  },
  es: {
    SCHOOL: ["Excursión escolar con dos profesores."],
    CLUB: ["Viaje del club, con parada para comer."],
  },
};
