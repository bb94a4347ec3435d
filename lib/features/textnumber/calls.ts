import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { codeInput, numberInput, textNumberRecord } from "./schema";

const own = { rule: rules["standby.own"] } as const;
const record = textNumberRecord.meta({ id: "TextNumber" });

export const textnumberCalls = {
  read: call.get("/user/textnumber", {
    summary: "The number to which the reader wants texts in emergencies",
    ...own,
    gives: record,
  }),
  set: call.put("/user/textnumber", {
    summary: "Gives the number and texts a code to it; until that is typed it gets nothing else",
    ...own,
    body: numberInput,
    gives: record,
    errors: [409, 429],
  }),
  confirm: call.post("/user/textnumber/confirm", {
    summary: "Proves the number by its code",
    ...own,
    body: codeInput,
    gives: record,
    limit: hourly("text-confirm", 30),
    errors: [409],
  }),
  remove: call.delete("/user/textnumber", {
    summary: "No more texts; the number is forgotten",
    ...own,
  }),
};
