import { daily } from "./opening-times";
import type { TravelService } from "./travel-service";

/** The demo account's travel service. */
export const jakobshof: TravelService = {
  name: "Hotel Jakobshof",
  domain: "hotel-jakobshof.example",
  phone: "+49 851 5550310",
  owner: { userName: "hotel" },
  abonnement: "active",
  plan: "group",
  homeText: {
    de: "86 Zimmer, Fahrerzimmer frei, Frühstück ab 6 Uhr.",
    en: "86 rooms, driver stays free, breakfast from 6 am.",
    es: "86 habitaciones, la del conductor gratis, desayuno desde las 6.",
  },
  stops: [
    {
      title: { de: "Hotel Jakobshof Passau", en: "Hotel Jakobshof Passau", es: "Hotel Jakobshof Passau" },
      text: {
        de: "Vier Busstellplätze am Haus, Halbpension für Gruppen, sieben Gehminuten zum Dom.",
        en: "Four coach bays at the door, half board for groups, seven minutes' walk to the cathedral.",
        es: "Cuatro plazas de autocar en la puerta, media pensión para grupos, a siete minutos de la catedral.",
      },
      category: "hotel",
      house: { town: "Passau", street: "Innstraße", number: "41", postal_code: "94032", offset: [0.006, -0.012] },
      facts: {
        ...{
          coachBays: 4,
          driverMeal: true,
          driverRoom: true,
          groupMenu: true,
          toilets: true,
          phone: "+49 851 5550310",
        },
        ...{
          rooms: 86,
          beds: 164,
          groupSize: 150,
          freePlacePer: 20,
          closed: [{ from: "2027-01-10", to: "2027-01-31" }],
        },
        website: "https://www.hotel-jakobshof.example/",
        hours: daily([["00:00", "24:00"]]),
      },
    },
    {
      title: { de: "Jakobshof Seeblick", en: "Jakobshof Lakeside", es: "Jakobshof Vista al Lago" },
      text: {
        de: "Haus am See mit 54 Zimmern, Abendessen auf der Terrasse, Platz für drei Busse.",
        en: "Lakeside house with 54 rooms, dinner on the terrace, space for three coaches.",
        es: "Casa junto al lago con 54 habitaciones, cena en la terraza y sitio para tres autocares.",
      },
      category: "hotel",
      house: { town: "Bad Ischl", street: "Esplanade", number: "9", postal_code: "4820", offset: [0.004, 0.006] },
      facts: {
        ...{
          coachBays: 3,
          driverMeal: true,
          driverRoom: true,
          groupMenu: true,
          toilets: true,
          timeZone: "Europe/Vienna",
        },
        rooms: 54,
        beds: 102,
        groupSize: 100,
        freePlacePer: 25,
        hours: daily([["06:00", "23:00"]]),
      },
    },
    {
      title: { de: "Jakobshof Stadl", en: "Jakobshof Barn", es: "Granero Jakobshof" },
      text: {
        de: "Wirtshaus an der Autobahn, 180 Plätze, Gruppenmenü in 40 Minuten, Dieselzapfsäule nebenan.",
        en: "Inn beside the motorway, 180 seats, group menu in 40 minutes, diesel next door.",
        es: "Restaurante junto a la autopista, 180 plazas, menú de grupo en 40 minutos, gasóleo al lado.",
      },
      category: "restaurant",
      house: {
        town: "Deggendorf",
        street: "Neusiedler Straße",
        number: "2",
        postal_code: "94469",
        offset: [-0.01, 0.01],
      },
      facts: {
        coachBays: 10,
        driverMeal: true,
        groupMenu: true,
        toilets: true,
        washing: true,
        wasteDisposal: true,
        groupSize: 180,
        freePlacePer: 20,
        hours: daily([
          ["06:00", "14:30"],
          ["17:00", "01:00"],
        ]),
      },
    },
  ],
};
