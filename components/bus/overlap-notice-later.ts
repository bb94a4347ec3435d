"use client";
import "@/sheets/form.css";

/** For a form that asks once a bus of the fleet is chosen. */
export { OverlapNotice } from "./overlap-notice";
