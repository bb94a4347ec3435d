import { demoPassword, type demoUserNames } from "@/lib/startup/demo-password";

export type DemoAccount = {
  role: "admin" | "busoperator" | "touroperator" | "driver" | "travelService";
  userName: (typeof demoUserNames)[number];
  email: string;
  password: string;
  firstname: string;
  lastname: string;
};

const password = demoPassword;

/** Sign-ins of the demo market; printed by `npm start` where the database is the demo's. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: "admin",
    userName: "admin",
    email: "admin@charabanc.example",
    password,
    firstname: "Jana",
    lastname: "Kern",
  },
  {
    role: "busoperator",
    userName: "busoperator",
    email: "dispo@donaubus-kellermayer.example",
    password,
    firstname: "Thomas",
    lastname: "Kellermayer",
  },
  {
    role: "touroperator",
    userName: "touroperator",
    email: "gruppen@isarland-reisen.example",
    password,
    firstname: "Sabine",
    lastname: "Aigner",
  },
  {
    role: "driver",
    userName: "driver",
    email: "stefan@brandl-fahrservice.example",
    password,
    firstname: "Stefan",
    lastname: "Brandl",
  },
  {
    role: "travelService",
    userName: "hotel",
    email: "empfang@hotel-jakobshof.example",
    password,
    firstname: "Lena",
    lastname: "Hofer",
  },
];
