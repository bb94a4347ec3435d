import path from "node:path";
import { Worker } from "node:worker_threads";
import { log } from "@/lib/log";
import { semaphore } from "@/lib/semaphore";

/** A stretch of time in which somebody is busy; milliseconds. */
export type BusySpan = { start: number; end: number; allDay: boolean; title: string };
/** `noCalendar`: no iCalendar at all; `tooMany`: more in the window than asked for; `tooComplex`: it did not end. */
export type ReadFailure = "noCalendar" | "tooMany" | "tooComplex";
/** `skipped`: events that could not be read; `guessed`: some time stood in a zone that nobody knows. */
type Read = { spans: BusySpan[]; skipped: number; guessed: boolean } | { failure: ReadFailure };
/** `zone`: of times without one, and of whole days; `except`: events whose UID ends with it are left out. */
type Task = { text: string; from: number; to: number; zone: string; most: number; except: string };

/** Milliseconds; 100,000 events take about two seconds. */
const patience = 15_000;

/** The source itself, as no bundle holds it: a thread starts from a file. */
const program = () => path.join(process.cwd(), "lib/ics/read-worker.mjs");

/** Who waits: people who are at their page, or the job, which holds up none of them. */
export type Line = "asked" | "due";

// Twenty megabytes of entries take 400 MB while they are read: a dozen at once took the memory of everybody else.
const lines = { asked: semaphore("ics.asked", 2), due: semaphore("ics.due", 1) };

/** When a calendar (RFC 5545) says that somebody is busy, series written out, within a window. */
export const readBusy = (task: Task, line: Line) => lines[line](() => readInThread(task));

function readInThread(task: Task): Promise<Read> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program(), { resourceLimits: { maxOldGenerationSizeMb: 768 } });
    const timer = setTimeout(() => thread.terminate(), patience);
    let ended = false;
    const end = (result: Read) => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      // The next one begins once this one's memory is free.
      void thread.terminate().then(() => resolve(result));
    };
    thread.once("message", end);
    thread.once("error", (error) => {
      // Our own file is missing: a defect, and no fault of the calendar's.
      if ("code" in error && error.code === "ERR_MODULE_NOT_FOUND") reject(error);
      log.info({ err: error }, "a calendar could not be read");
      end({ failure: "tooComplex" });
    });
    thread.once("exit", () => end({ failure: "tooComplex" }));
    thread.postMessage(task);
  });
}
