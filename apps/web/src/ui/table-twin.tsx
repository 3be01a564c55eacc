import type { ReactNode } from "react";

interface TableTwinProps {
  readonly caption: string;
  readonly head?: readonly string[];
  /** The first cell of a row is its name. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A chart's figures as a table, for assistive technology. The box is what hides it: a table does not shrink. */
export const TableTwin = ({ caption, head, rows }: TableTwinProps) => (
  <div className="ui-visually-hidden">
    <table>
      <caption>{caption}</caption>
      {head && (
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
