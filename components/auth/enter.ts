// What signing in takes beside the form: it comes with the first press.
export { fetchCurrentUser } from "@/lib/features/user/client";
export { signIn } from "./session-client";
