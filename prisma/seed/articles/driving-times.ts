import type { Article } from "./types";

const de = `Ein Ausflug scheitert selten an der Strecke, aber oft an der Uhr. Wer eine Fahrt plant, sollte vor dem Angebot drei Zahlen kennen: **9 Stunden Lenkzeit**, **45 Minuten Pause nach 4,5 Stunden** und **11 Stunden Ruhe** bis zum nächsten Tag.

## Was an einem Tag geht

- Lenkzeit: 9 Stunden, zweimal in der Woche 10 Stunden.
- Pause: spätestens nach 4,5 Stunden am Steuer 45 Minuten. Im Gelegenheitsverkehr dürfen es seit Mai 2024 auch zwei Teile von je mindestens 15 Minuten sein, die zusammen 45 Minuten ergeben.
- Tagesruhe: 11 Stunden, dreimal zwischen zwei Wochenruhezeiten nur 9. Daraus folgt die Schicht: in der Regel 13 Stunden vom ersten bis zum letzten Handgriff, mit verkürzter Ruhe 15.

Die Schicht beginnt im Betriebshof, nicht an der Schule. Wer um 7 Uhr in Regensburg abfährt, dessen Fahrer hat vielleicht um 6 Uhr in Straubing begonnen. Um 19 Uhr ist dann noch eine Stunde übrig, und die braucht der Bus für den Rückweg in den Hof.

## Ein Beispiel

| Abschnitt | Zeit |
| --- | --- |
| Bereitstellung und Anfahrt | 6:00 bis 6:45 |
| Regensburg nach Prag, mit Pause | 7:00 bis 11:15 |
| Aufenthalt | 11:15 bis 16:00 |
| Prag nach Regensburg, mit Pause | 16:00 bis 20:15 |
| Rückweg in den Hof | 20:15 bis 21:00 |

Die Lenkzeit bleibt unter 9 Stunden, die Schicht aber dauert 15. Das geht nur an einem Tag mit verkürzter Ruhe. Eine Stunde weniger Aufenthalt macht daraus eine Fahrt mit Luft.

## Wann es einen zweiten Fahrer braucht

Sobald die Schicht nicht reicht, gibt es drei Wege: früher zurück, eine Nacht vor Ort, oder ein zweiter Fahrer. Mit zwei Fahrern genügen 9 Stunden Ruhe innerhalb von 30 Stunden. Der zweite Fahrer kostet Lohn und Spesen, aber keinen Sitz der Gruppe, denn er fährt vorn mit.

## Neu seit 2024

Die Verordnung (EU) 2024/1258 hat für Gelegenheitsverkehre neben der teilbaren Pause zwei weitere Erleichterungen gebracht: Auf Reisen ab sechs Tagen darf die Tagesruhe einmal um eine Stunde später beginnen, wenn am selben Tag höchstens 7 Stunden gefahren wird, ab acht Tagen zweimal. Und die Zwölf-Tage-Regel gilt jetzt auch für Reisen im Inland.

Dieser Text ersetzt keine Rechtsberatung. Maßgeblich sind die Verordnungen (EG) 561/2006 und (EU) 2024/1258.`;

const en = `A day trip rarely fails because of the distance, but often because of the clock. Whoever plans one should know three figures before asking for an offer: **9 hours of driving**, **a 45-minute break after 4.5 hours**, and **11 hours of rest** before the next day.

## What fits into a day

- Driving: 9 hours, twice a week 10 hours.
- Break: 45 minutes after 4.5 hours at the wheel at the latest. In occasional passenger transport it may, since May 2024, be taken in two parts of at least 15 minutes each that add up to 45.
- Daily rest: 11 hours, three times between two weekly rests only 9. The shift follows from that: usually 13 hours from the first task to the last, 15 with a reduced rest.

The shift begins at the depot, not at the school. If you leave Regensburg at 7 in the morning, your driver may have started in Straubing at 6. At 7 in the evening one hour is left, and the coach needs it to get back to the yard.

## An example

| Section | Time |
| --- | --- |
| Getting ready and staging | 6:00 to 6:45 |
| Regensburg to Prague, with a break | 7:00 to 11:15 |
| Stay | 11:15 to 16:00 |
| Prague to Regensburg, with a break | 16:00 to 20:15 |
| Back to the yard | 20:15 to 21:00 |

Driving stays below 9 hours, but the shift is 15 hours long. That works only on a day with a reduced rest. One hour less in Prague turns it into a trip with room to spare.

## When a second driver is needed

Where the shift is not long enough there are three ways: return earlier, stay a night, or take a second driver. With two drivers 9 hours of rest within 30 hours are enough. The second driver costs wages and expenses, but none of the group's seats.

## New since 2024

Regulation (EU) 2024/1258 brought two more reliefs for occasional services besides the split break: on trips of six days or more the daily rest may once begin an hour later, provided that no more than 7 hours are driven that day, on trips of eight days or more twice. And the twelve-day rule now applies to trips within one country too.

This text is not legal advice. Regulations (EC) 561/2006 and (EU) 2024/1258 are what counts.`;

const es = `Una excursión rara vez fracasa por la distancia, pero a menudo por el reloj. Quien la planifica debería conocer tres cifras antes de pedir una oferta: **9 horas de conducción**, **45 minutos de pausa tras 4,5 horas** y **11 horas de descanso** hasta el día siguiente.

## Qué cabe en un día

- Conducción: 9 horas, dos veces por semana 10 horas.
- Pausa: 45 minutos como muy tarde tras 4,5 horas al volante. En el transporte discrecional, desde mayo de 2024, puede repartirse en dos partes de al menos 15 minutos cada una que sumen 45.
- Descanso diario: 11 horas, tres veces entre dos descansos semanales solo 9. De ahí sale la jornada: por lo general 13 horas desde la primera tarea hasta la última, 15 con descanso reducido.

La jornada empieza en la base, no en el colegio. Si usted sale de Ratisbona a las 7, quizá su conductor ha empezado en Straubing a las 6. A las 19 horas le queda una, y el autocar la necesita para volver a la base.

## Un ejemplo

| Tramo | Horario |
| --- | --- |
| Preparación y posicionamiento | 6:00 a 6:45 |
| Ratisbona a Praga, con pausa | 7:00 a 11:15 |
| Estancia | 11:15 a 16:00 |
| Praga a Ratisbona, con pausa | 16:00 a 20:15 |
| Vuelta a la base | 20:15 a 21:00 |

La conducción no llega a 9 horas, pero la jornada dura 15. Solo es posible en un día con descanso reducido. Una hora menos en Praga la convierte en un viaje con margen.

## Cuándo hace falta un segundo conductor

Si la jornada no alcanza hay tres caminos: volver antes, pasar una noche o llevar un segundo conductor. Con dos conductores bastan 9 horas de descanso dentro de 30 horas. El segundo conductor cuesta salario y dietas, pero ninguna plaza del grupo.

## Novedades desde 2024

El Reglamento (UE) 2024/1258 trajo otras dos facilidades para el transporte discrecional, además de la pausa repartida: en viajes de seis días o más el descanso diario puede empezar una vez una hora más tarde, si ese día no se conducen más de 7 horas, y dos veces en viajes de ocho días o más. Y la regla de los doce días vale ahora también para viajes nacionales.

Este texto no es asesoramiento jurídico. Valen los Reglamentos (CE) 561/2006 y (UE) 2024/1258.`;

export const drivingTimes: Article = {
  slug: "lenk-und-ruhezeiten-tagesausflug",
  daysAgo: 9,
  title: {
    de: "Was ein Tagesausflug hergibt: Lenk- und Ruhezeiten in Zahlen",
    en: "What a day trip allows: driving and rest times in figures",
    es: "Lo que permite una excursión: tiempos de conducción y descanso en cifras",
  },
  summary: {
    de: "Neun Stunden am Steuer, 45 Minuten Pause, elf Stunden Ruhe: womit eine Fahrt an einem Tag gelingt und wann es einen zweiten Fahrer braucht.",
    en: "Nine hours at the wheel, a 45-minute break, eleven hours of rest: what makes a one-day trip work, and when a second driver is needed.",
    es: "Nueve horas al volante, 45 minutos de pausa, once horas de descanso: cuándo cabe un viaje en un día y cuándo hace falta un segundo conductor.",
  },
  text: { de, en, es },
};
