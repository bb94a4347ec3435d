"use client";
import { usePathname, useRouter } from "next/navigation";
import type { ComponentProps } from "react";

/** A choice of a GET form that counts at once; the form's button is for readers without scripts. */
export function ApplyingSelect(props: Omit<ComponentProps<"select">, "onChange">) {
  const router = useRouter();
  const path = usePathname();
  return (
    <select
      {...props}
      onChange={({ currentTarget: { form } }) => {
        const values = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
        router.push(`${path}?${new URLSearchParams(values)}`, { scroll: false });
      }}
    />
  );
}
