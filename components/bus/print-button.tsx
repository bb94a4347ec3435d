"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="pri" onClick={() => window.print()}>
      <Icon of="printer" size={17} />
      {label}
    </Button>
  );
}
