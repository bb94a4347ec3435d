"use client";
import dynamic from "next/dynamic";

/** For a page that shows the form only where it is asked for: code and styles come with it. */
export const EditForm = dynamic(() => import("./edit-form").then((module) => module.EditForm));
