import type { Article } from "./types";

const de = `Ein Angebot ist so genau wie die Anfrage. Fehlt etwas, rechnet das Busunternehmen mit Reserve oder fragt nach, und beides kostet. Diese zehn Angaben entscheiden.

1. **Abfahrt und Ziel mit Adresse.** „Schule, Hofeinfahrt Nord“ ist besser als der Ortsname. Ein Reisebus ist 12 bis 14 Meter lang und wendet nicht überall.
2. **Uhrzeiten.** Der Bus steht 15 Minuten vor der Abfahrt bereit. Nennen Sie auch, wann Sie spätestens zurück sein müssen.
3. **Personen.** Lieber die wahrscheinliche Zahl als die höchste. Zwischen 49 und 53 Sitzen liegt ein anderes Fahrzeug.
4. **Bleibt der Bus vor Ort?** Ausflüge am Ziel, Fahrten vom Hotel in die Stadt, ein zweiter Halt: alles gehört in den Ablauf.
5. **Gepäck.** Ein Koffer je Person passt in jeden Reisebus. Ski, Instrumente, Rollstühle und Kinderwagen sind eigene Posten.
6. **Rollstuhlplätze als Zahl.** Jeder Platz kostet bis zu vier Sitze, und nicht jeder Bus hat einen Lift.
7. **Ausstattung, die wirklich gebraucht wird.** Toilette und Küche sind auf langen Strecken wichtig, auf 40 Kilometern nicht.
8. **Unterkunft des Fahrers.** Auf mehrtägigen Reisen zahlen Sie Einzelzimmer und Verpflegung. Sagen Sie, ob das Hotel es schon eingerechnet hat.
9. **Brutto oder netto.** Vereine und Schulen brauchen den Endpreis, Firmen den Nettopreis.
10. **Eine Mobilnummer für den Reisetag.** Steht der Bus am falschen Tor, hilft nur ein Anruf.

## Wann anfragen?

Für einen Samstag im Juni: drei Monate vorher. Für einen Dienstag im November genügen zwei Wochen. Wer am Tag und an der Uhrzeit beweglich ist, schreibt es dazu: eine Leerfahrt, die ohnehin stattfindet, ist oft das günstigste Angebot.

## Was mit der Anfrage geschieht

Öffentlich sind Strecke, Zeit und Bedarf. Ihr Name, Ihre E-Mail-Adresse und Ihre Telefonnummer sehen nur angemeldete Buspartner, und jede Einsicht wird festgehalten.`;

const en = `An offer is as precise as the request. Where something is missing, the coach operator adds a reserve or has to ask, and both cost money. These ten details decide.

1. **Departure and destination with the address.** “School, north gate” is better than the name of the town. A coach is 12 to 14 metres long and cannot turn everywhere.
2. **Times.** The coach stands ready 15 minutes before departure. Say also when you have to be back at the latest.
3. **People.** The likely number rather than the highest. Between 49 and 53 seats lies another vehicle.
4. **Does the coach stay with you?** Outings at the destination, rides from the hotel into town, a second stop: all of it belongs in the schedule.
5. **Luggage.** One suitcase a head fits into every coach. Skis, instruments, wheelchairs and prams are items of their own.
6. **Wheelchair places as a number.** Each takes up to four seats, and not every coach has a lift.
7. **Only the equipment you need.** Toilet and kitchen matter on long routes, not on 40 kilometres.
8. **The driver's accommodation.** On trips of several days you pay for a single room and meals. Say whether the hotel has included it already.
9. **Gross or net.** Clubs and schools need the final price, companies the net price.
10. **A mobile number for the day.** If the coach waits at the wrong gate, only a call helps.

## When to ask?

For a Saturday in June: three months ahead. For a Tuesday in November two weeks will do. If day and time are flexible, say so: an empty ride that takes place anyway is often the best offer.

## What happens to your request

Public are route, time and need. Your name, e-mail address and phone number are seen by signed-in bus partners only, and each look is put on record.`;

const es = `Una oferta es tan precisa como la solicitud. Si falta algo, la empresa calcula con reserva o tiene que preguntar, y las dos cosas cuestan. Estos diez datos deciden.

1. **Salida y destino con dirección.** «Colegio, puerta norte» es mejor que el nombre de la localidad. Un autocar mide de 12 a 14 metros y no puede girar en todas partes.
2. **Horarios.** El autocar está listo 15 minutos antes de la salida. Diga también a qué hora tienen que estar de vuelta como muy tarde.
3. **Personas.** Mejor el número probable que el más alto. Entre 49 y 53 plazas hay otro vehículo.
4. **¿Se queda el autocar con ustedes?** Excursiones en destino, trayectos del hotel al centro, una segunda parada: todo forma parte del programa.
5. **Equipaje.** Una maleta por persona cabe en cualquier autocar. Esquís, instrumentos, sillas de ruedas y cochecitos cuentan aparte.
6. **Plazas para silla de ruedas, en número.** Cada una ocupa hasta cuatro asientos, y no todos los autocares tienen elevador.
7. **Solo el equipamiento necesario.** El aseo y la cocina importan en rutas largas, no en 40 kilómetros.
8. **El alojamiento del conductor.** En viajes de varios días usted paga la habitación individual y las comidas. Diga si el hotel ya lo ha incluido.
9. **Con o sin IVA.** Los clubes y colegios necesitan el precio final, las empresas el precio neto.
10. **Un número de móvil para el día.** Si el autocar espera en otra puerta, solo ayuda una llamada.

## ¿Cuándo preguntar?

Para un sábado de junio: con tres meses de antelación. Para un martes de noviembre bastan dos semanas. Si el día y la hora son flexibles, dígalo: un viaje en vacío que se hará de todos modos suele ser la mejor oferta.

## Qué ocurre con su solicitud

Son públicos la ruta, el horario y lo que se necesita. Su nombre, su correo y su teléfono solo los ven las empresas de autobuses registradas, y cada consulta queda anotada.`;

export const goodRequest: Article = {
  slug: "zehn-angaben-fuer-ein-gutes-angebot",
  daysAgo: 3,
  title: {
    de: "Zehn Angaben, die ein gutes Angebot braucht",
    en: "Ten details that a good offer needs",
    es: "Diez datos que necesita una buena oferta",
  },
  summary: {
    de: "Adresse, Uhrzeit, Gepäck, Rollstuhlplätze: was Busunternehmen wissen müssen, damit der Preis stimmt.",
    en: "Address, times, luggage, wheelchair places: what coach operators need to know for the price to be right.",
    es: "Dirección, horarios, equipaje, plazas para silla de ruedas: lo que las empresas deben saber para que el precio sea correcto.",
  },
  text: { de, en, es },
};
