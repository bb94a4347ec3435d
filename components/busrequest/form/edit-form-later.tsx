"use client";
import dynamic from "next/dynamic";
import { fetchedAgain } from "@/components/ui/fetched-again";

/** For a page that shows the form only where it is asked for: code and styles come with it. */
export const EditForm = dynamic(() => fetchedAgain(() => import("./edit-form").then((module) => module.EditForm)));
