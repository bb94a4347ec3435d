import type { Article } from "./types";

const de = `Fünfzig Gäste auf einmal sind für ein Gasthaus ein guter Tag oder ein schwarzer. Was den Unterschied macht, steht meist schon vor der Ankunft fest.

## Draußen: der Platz

Ein Reisebus braucht einen Stellplatz von 15 × 4 Metern und eine Zufahrt, auf der er nicht rückwärts auf die Straße muss. Schreiben Sie in Ihren Eintrag, wie viele Busse gleichzeitig stehen können und ob der Weg zur Tür ohne Stufen ist. Ein Foto der Zufahrt erspart dem Fahrer einen Anruf.

## Drinnen: die Zeit

Die Pause des Fahrers dauert 45 Minuten, die der Gruppe selten länger als eine Stunde. Das reicht, wenn

- höchstens drei Gerichte zur Wahl stehen und am Vortag bestellt sind,
- die Getränke beim Hinsetzen aufgenommen werden,
- eine Rechnung für alle geschrieben wird oder schon bezahlt ist,
- genug Toiletten da sind. Fünfzig Gäste, zwei Kabinen: das allein sind 25 Minuten.

## Der Fahrer

Ein Essen für den Fahrer ist üblich und kein Geschenk: er entscheidet mit, wo die nächste Gruppe hält. Ein ruhiger Tisch, eine Steckdose und ein Kaffee zum Mitnehmen wiegen mehr als ein Rabatt.

## Was in den Eintrag gehört

1. Busplätze, Länge der Zufahrt, Höhe von Unterführungen auf dem Weg.
2. Gruppenkarte mit Preisen und mit Gerichten ohne Fleisch.
3. Öffnungszeiten für Gruppen, auch außerhalb der Saison.
4. Plätze in einem Raum. „80 Plätze“ in drei Stuben sind keine 80.
5. Entsorgung und Wasser, falls vorhanden.

In den Reiseempfehlungen stehen die Häuser nach ihrer Entfernung von der Strecke. Vier Kilometer neben der Autobahn sind für einen Bus acht Minuten, und so viel plant ein Fahrer gern ein, wenn der Rest stimmt.`;

const en = `Fifty guests at once are a good day for an inn, or a bad one. What makes the difference is mostly settled before they arrive.

## Outside: the space

A coach needs a bay of 15 × 4 metres and an access from which it does not have to reverse onto the road. Say in your entry how many coaches can stand at a time and whether the way to the door is free of steps. A photo of the access saves the driver a call.

## Inside: the time

The driver's break lasts 45 minutes, the group's rarely more than an hour. That is enough if

- there is a choice of three dishes at most, ordered the day before,
- drinks are taken as the guests sit down,
- there is one bill for all, or it has been paid already,
- there are enough toilets. Fifty guests and two cubicles make 25 minutes.

## The driver

A meal for the driver is customary and not a present: drivers have a say in where the next group stops. A quiet table, a socket and a coffee to take away count for more than a discount.

## What belongs in the entry

1. Coach bays, length of the access, height of underpasses on the way.
2. A group menu with prices and with dishes without meat.
3. Opening hours for groups, out of season too.
4. Seats in one room. “80 seats” in three parlours are not 80.
5. Waste disposal and water, where you have them.

In the travel recommendations the houses stand by their distance from the route. Four kilometres off the motorway are eight minutes for a coach, and a driver is happy to plan for that if the rest is right.`;

const es = `Cincuenta clientes de golpe son para un restaurante un buen día o uno malo. Lo que marca la diferencia suele estar decidido antes de que lleguen.

## Fuera: el sitio

Un autocar necesita una plaza de 15 × 4 metros y un acceso desde el que no tenga que salir marcha atrás a la carretera. Indique en su ficha cuántos autocares caben a la vez y si el camino hasta la puerta no tiene escalones. Una foto del acceso ahorra una llamada al conductor.

## Dentro: el tiempo

La pausa del conductor dura 45 minutos, la del grupo rara vez más de una hora. Es suficiente si

- se eligen como mucho tres platos, pedidos el día anterior,
- las bebidas se toman al sentarse,
- hay una sola cuenta para todos o ya está pagada,
- hay aseos suficientes. Cincuenta personas y dos cabinas son 25 minutos.

## El conductor

La comida del conductor es costumbre y no un regalo: él también decide dónde para el próximo grupo. Una mesa tranquila, un enchufe y un café para llevar pesan más que un descuento.

## Qué debe figurar en la ficha

1. Plazas para autocares, longitud del acceso, altura de los pasos inferiores del camino.
2. Una carta para grupos con precios y con platos sin carne.
3. Horario para grupos, también fuera de temporada.
4. Plazas en una misma sala. «80 plazas» en tres salones no son 80.
5. Vaciado y agua, si los hay.

En las recomendaciones de viaje las casas aparecen según su distancia a la ruta. Cuatro kilómetros fuera de la autopista son ocho minutos para un autocar, y un conductor los prevé con gusto si lo demás está bien.`;

export const lunchStop: Article = {
  slug: "mittagshalt-mit-fuenfzig-gaesten",
  daysAgo: 24,
  title: {
    de: "Mittagshalt mit fünfzig Gästen: was ein Haus dafür braucht",
    en: "Lunch stop with fifty guests: what a house needs for it",
    es: "Parada para comer con cincuenta clientes: lo que necesita la casa",
  },
  summary: {
    de: "Stellplatz, Karte, Rechnung, Fahreressen: womit ein Halt in einer Stunde gelingt und was im Eintrag stehen sollte.",
    en: "Bay, menu, bill, the driver's meal: what makes a stop work within an hour, and what the entry should say.",
    es: "Plaza, carta, cuenta, comida del conductor: cómo hacer la parada en una hora y qué debe decir la ficha.",
  },
  text: { de, en, es },
};
