"use client";
import "@/sheets/form.css";

/** For a ticket whose hours come once there is something to ask. */
export { TicketHours } from "./ticket-hours";
