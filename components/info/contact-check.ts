import { zodResolver } from "@hookform/resolvers/zod";
import { contactInput } from "@/lib/features/contact/schema";

export const checkContact = zodResolver(contactInput);
