"use client";
import "@/sheets/parts.css";

/** For a field whose list comes with the first letter. */
export { PlaceList } from "./place-list";
