import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { driverChange, driverInput, driverParams, driverRecord } from "./schema";

const own = { rule: rules["driver.own"] } as const;
const one = { ...own, params: driverParams } as const;
const record = driverRecord.meta({ id: "Driver" });

export const driverCalls = {
  list: call.get("/driver", { summary: "Who drives for the own company, by name", ...own, givesList: record }),
  create: call.post("/driver", {
    summary: "Adds a driver, who needs no account",
    ...own,
    body: driverInput,
    gives: record,
    status: 201,
    limit: hourly("driver-create", 500),
    idempotent: true,
  }),
  change: call.put("/driver/{id}", {
    summary: "Changes a driver's name, number and languages",
    ...one,
    body: driverChange,
    gives: record,
  }),
  delete: call.delete("/driver/{id}", { summary: "Deletes a driver", ...one }),
};
