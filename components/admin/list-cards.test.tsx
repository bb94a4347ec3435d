import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ListCards } from "./list-cards";

it("leaves out what a row has nothing to say of, however its cell is drawn", () => {
  const columns = [
    { key: "name", label: "Name", text: () => "Wien", card: "title" as const },
    { key: "needs", label: "Bedarf", text: ({ needs }: { needs: string }) => needs, cell: () => <i>drawn</i> },
    { key: "sender", label: "Absender", text: () => "Omnibus Eder" },
  ];
  const cards = (needs: string) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="de" timeZone="Europe/Berlin" messages={{}}>
        <ListCards
          rows={[{ id: "1", needs }]}
          columns={columns}
          nameOf={() => "1"}
          selection={null}
          onOpen={null}
          whole={false}
        />
      </NextIntlClientProvider>,
    );
  expect(cards("WC")).toContain("<i>drawn</i>");
  expect(cards("")).not.toContain("Bedarf");
  expect(cards("")).toContain("Omnibus Eder");
});
