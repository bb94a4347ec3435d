"use client";
import "@/sheets/form.css";

/** For a form whose thanks come once it is sent. */
export { Posted } from "./posted";
