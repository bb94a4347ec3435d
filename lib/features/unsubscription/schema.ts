import { z } from "zod";

export const unsubscribeParams = z.object({ token: z.string().min(10, "linkInvalid").max(1_000, "linkInvalid") });
