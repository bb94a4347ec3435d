"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { PressTwice } from "@/components/ui/press-twice";
import { type TemplateKind, templateKinds } from "@/lib/features/offertemplate/rules";
import type { TemplateRecord } from "@/lib/features/offertemplate/schema";
import { api } from "@/lib/http/client";

type Props = { templates: readonly TemplateRecord[]; onClose: () => void };

/** Which kind begins with it, and its end by two presses. */
function Row({ template }: { template: TemplateRecord }) {
  const t = useTranslations("offer.templates");
  const { run, busy, trouble } = useAction({ refresh: "page" });
  const { id, name, defaultFor } = template;
  const stand = (kind: TemplateKind) => {
    const body = { ...template, defaultFor: defaultFor === kind ? null : kind };
    return run(() => api("PUT /offertemplate/{id}", { params: { id }, body }));
  };
  const drop = () => run(() => api("DELETE /offertemplate/{id}", { params: { id } }), t("deleted", { name }));
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-line py-2">
      <b className="mr-auto wrap-anywhere">{name}</b>
      {templateKinds.map((kind) => (
        <Button
          key={kind}
          small
          variant={kind === defaultFor ? "ink" : "line"}
          aria-pressed={kind === defaultFor}
          busy={busy}
          onClick={() => stand(kind)}
        >
          {t("standard", { kind: t(`kinds.${kind}`) })}
        </Button>
      ))}
      <PressTwice word={t("delete")} sure={t("deleteSure")} of={name} busy={busy} onSure={drop} />
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </li>
  );
}

/** The company's templates: defaults, and what is no longer needed. */
export function TemplateList({ templates, onClose }: Props) {
  const t = useTranslations("offer.templates");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("listTitle")} description={t("listLead")}>
      <ul className="mt-4">
        {templates.map((template) => (
          <Row key={template.id} template={template} />
        ))}
      </ul>
    </Dialog>
  );
}
