import type { ReactNode } from "react";

interface ReportSectionProps {
  readonly letter?: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export const ReportSection = ({ letter, title, note, children }: ReportSectionProps) => (
  <section className="report-section">
    <h2>
      {letter && <span className="result-letter">{letter}</span>}
      {title}
      {note && <small>{note}</small>}
    </h2>
    {children}
  </section>
);

interface ReportTableProps {
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row is the sum of those above it. */
  readonly lastIsTotal?: boolean;
}

/** First column words, the others right-aligned figures. */
export const ReportTable = ({ head, rows, lastIsTotal }: ReportTableProps) => (
  <table className="report-table" data-total={lastIsTotal}>
    {head && (
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {row.map((cell, column) =>
            column === 0 ? (
              <th key={column} scope="row">
                {cell}
              </th>
            ) : (
              <td key={column}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
