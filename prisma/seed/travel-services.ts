import { jakobshof } from "./jakobshof";
import { daily } from "./opening-times";
import type { TravelService } from "./travel-service";

const kloster: TravelService = {
  name: "Klosterschenke Donauenge",
  domain: "klosterschenke-donauenge.example",
  phone: "+49 9441 555320",
  owner: { firstname: "Benedikt", lastname: "Rauch" },
  abonnement: "active",
  plan: "single",
  homeText: {
    de: "Biergarten im Klosterhof mit 500 Plätzen, 12 Busstellplätze.",
    en: "Beer garden in the abbey courtyard, 500 seats, 12 coach bays.",
    es: "Jardín en el patio de la abadía, 500 plazas, 12 plazas de autocar.",
  },
  stops: [
    {
      title: { de: "Klosterschenke Donauenge", en: "Donauenge Abbey Inn", es: "Taberna del Monasterio Donauenge" },
      text: {
        de: "Dunkles vom Fass, Führung durch die Klosterkirche, Fahrer essen frei. Anfahrt für 15-Meter-Busse.",
        en: "Dark beer on tap, tour of the abbey church, drivers eat free. Access for 15-metre coaches.",
        es: "Cerveza negra de barril, visita a la iglesia, el conductor come gratis. Acceso para autocares de 15 metros.",
      },
      category: "restaurant",
      house: { town: "Kelheim", street: "Am Durchbruch", number: "1", postal_code: "93309", offset: [-0.016, -0.05] },
      facts: {
        ...{
          coachBays: 12,
          driverMeal: true,
          groupMenu: true,
          toilets: true,
          phone: "+49 9441 555320",
          groupSize: 300,
        },
        hours: daily([["10:00", "22:00"]], ["mon"]),
      },
    },
  ],
};

const schiff: TravelService = {
  name: "Donauschifffahrt Ringelmann",
  domain: "donauschiff-ringelmann.example",
  phone: "+49 941 5550330",
  owner: { firstname: "Franziska", lastname: "Ringelmann" },
  abonnement: "active",
  plan: "group",
  homeText: {
    de: "Strudelrundfahrt für Gruppen ab 20 Personen, Anleger Regensburg.",
    en: "River cruise for groups of 20 and more, pier in Regensburg.",
    es: "Crucero fluvial para grupos desde 20 personas, embarcadero en Ratisbona.",
  },
  stops: [
    {
      title: { de: "Anleger Regensburg", en: "Regensburg pier", es: "Embarcadero de Ratisbona" },
      text: {
        de: "Rundfahrt von 50 Minuten, stündlich ab 10 Uhr, Ausstieg für Busse direkt am Anleger.",
        en: "50-minute cruise, every hour from 10 am, coach drop-off right at the pier.",
        es: "Paseo de 50 minutos, cada hora desde las 10, parada de autocar junto al embarcadero.",
      },
      category: "attraction",
      house: {
        town: "Regensburg",
        street: "Thundorferstraße",
        number: "5",
        postal_code: "93047",
        offset: [0.005, 0.002],
      },
      facts: { coachBays: 2, toilets: true, groupMenu: true, hours: daily([["09:30", "18:30"]]) },
    },
    {
      title: { de: "Anleger Passau", en: "Passau pier", es: "Embarcadero de Passau" },
      text: {
        de: "Dreiflüsse-Fahrt, Mittagessen an Bord für bis zu 160 Gäste.",
        en: "Three-rivers cruise, lunch on board for up to 160 guests.",
        es: "Paseo de los tres ríos, comida a bordo para hasta 160 personas.",
      },
      category: "attraction",
      house: {
        town: "Passau",
        street: "Fritz-Schäffer-Promenade",
        number: "7",
        postal_code: "94032",
        offset: [0.009, 0.003],
      },
      facts: { coachBays: 3, toilets: true, groupMenu: true, groupSize: 160, hours: daily([["10:00", "17:00"]]) },
    },
    {
      title: { de: "Anleger Linz", en: "Linz pier", es: "Embarcadero de Linz" },
      text: {
        de: "Abendfahrt mit Buffet, Freitag und Samstag, Parkplätze für Busse 200 Meter entfernt.",
        en: "Evening cruise with buffet, Fridays and Saturdays, coach parking 200 metres away.",
        es: "Crucero nocturno con bufé, viernes y sábados, aparcamiento de autocares a 200 metros.",
      },
      category: "attraction",
      house: { town: "Linz", street: "Untere Donaulände", number: "10", postal_code: "4020", offset: [0.004, 0.004] },
      facts: { coachBays: 5, toilets: true, groupMenu: true, timeZone: "Europe/Vienna" },
    },
  ],
};

const bergbahn: TravelService = {
  name: "Bergbahn Sonnkogel",
  domain: "bergbahn-sonnkogel.example",
  phone: "+43 662 555340",
  owner: { firstname: "Anton", lastname: "Moser" },
  abonnement: "pending",
  plan: null,
  homeText: {
    de: "Seilbahn und Gipfelrestaurant, Gruppentarif ab 15 Personen.",
    en: "Cable car and summit restaurant, group fare from 15 people.",
    es: "Teleférico y restaurante en la cima, tarifa de grupo desde 15 personas.",
  },
  stops: [
    {
      title: { de: "Talstation Sonnkogel", en: "Sonnkogel valley station", es: "Estación del valle Sonnkogel" },
      text: {
        de: "Acht Minuten bis zum Gipfel, 20 Busstellplätze, barrierefrei.",
        en: "Eight minutes to the summit, 20 coach bays, step-free.",
        es: "Ocho minutos hasta la cima, 20 plazas de autocar, accesible.",
      },
      category: "attraction",
      house: { town: "Salzburg", street: "Seilbahnweg", number: "3", postal_code: "5083", offset: [-0.07, -0.01] },
      facts: { coachBays: 20, toilets: true, hours: daily([["08:30", "17:00"]]), timeZone: "Europe/Vienna" },
    },
  ],
};

export const travelServices: readonly TravelService[] = [kloster, schiff, jakobshof, bergbahn];
