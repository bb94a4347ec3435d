"use client";
import "@/sheets/parts.css";

/** For a form whose list of errors comes with the first that there are. */
export { ErrorSummary } from "./error-summary";
