import type { ReactNode } from "react";
import { tableClass } from "./table-class";

type Props = { caption: ReactNode; head: { what: string; before: string; after: string }; children: ReactNode };

/** Old and new beside each other: a row of three cells for each part. */
export const ChangeTable = ({ caption, head, children }: Props) => (
  <table className={tableClass}>
    {caption}
    <thead>
      <tr>
        <th scope="col">{head.what}</th>
        <th scope="col">{head.before}</th>
        <th scope="col">{head.after}</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
