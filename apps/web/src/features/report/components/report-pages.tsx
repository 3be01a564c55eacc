import { PRODUCT_NAME } from "@sunwright/contract/brand";
import {
  type Block,
  type Headline,
  PAPER_SCALE,
  type Part,
  type ReportDocument,
  type Section,
  type Table,
} from "@sunwright/report/document";
import { pairsOf } from "@sunwright/report/pairs";
import { Drawn } from "../../../lib/drawing";
import { Mark } from "../../../ui/mark";

/** The document as pages to print; every word and figure of it is the document's. */
export const ReportPages = ({ document }: { readonly document: ReportDocument }) => (
  <>
    <header className="report-head">
      <span className="report-brand">
        <Mark size={30} /> {PRODUCT_NAME}
      </span>
      <span className="text-right">
        {document.name}
        <br />
        {document.date}
      </span>
    </header>
    <h1 className="report-verdict">{document.verdict}</h1>
    {document.notes.map((text) => (
      <p key={text} className="report-note">
        {text}
      </p>
    ))}
    <Headlines heads={document.headlines} />
    {document.parts.length > 1 && (
      <ol className="report-contents">
        {document.parts.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    )}
    {document.parts.map((part) => (
      <ReportPart key={part.title} part={part} />
    ))}
    <footer className="report-foot">
      {document.foot.map(({ label, value }) => (
        <div key={label}>
          <span>{label}</span>
          <strong>{value}</strong>
        </div>
      ))}
    </footer>
  </>
);

const ReportPart = ({ part: { title, sections } }: { readonly part: Part }) => (
  <>
    <h2 className="report-part">{title}</h2>
    {pairsOf(sections).map((pair) =>
      pair.length === 2 ? (
        <div key={pair[0]?.title} className="report-pair">
          {pair.map((section) => (
            <ReportSection key={section.title} section={section} />
          ))}
        </div>
      ) : (
        pair.map((section) => <ReportSection key={section.title} section={section} />)
      ),
    )}
  </>
);

const Headlines = ({ heads }: { readonly heads: readonly Headline[] }) =>
  heads.length === 0 ? null : (
    <dl className="report-headlines">
      {heads.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );

const ReportSection = ({ section: { letter, title, note, blocks } }: { readonly section: Section }) => (
  <section className="report-section">
    <h3>
      {letter && <span className="result-letter">{letter}</span>}
      {title}
      {note && <small>{note}</small>}
    </h3>
    {blocks.map((block, index) => (
      <ReportBlock key={index} block={block} />
    ))}
  </section>
);

function ReportBlock({ block }: { readonly block: Block }) {
  if (block.kind === "note") return <p className="report-note">{block.text}</p>;
  if (block.kind === "heads") return <Headlines heads={block.heads} />;
  if (block.kind === "drawing") return <Drawn drawing={block.drawing} scale={PAPER_SCALE} />;
  if (block.kind === "table") return <ReportTable table={block} />;
  if (block.kind === "lines") return <Lines rows={block.rows} />;
  return (
    <ul className="report-list">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Room to write by hand, over its name. */
const Lines = ({ rows }: { readonly rows: readonly (readonly string[])[] }) =>
  rows.map((names, row) => (
    <div key={row} className="report-lines">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  ));

/** First column words, the others right-aligned figures, unless all of it is prose. */
const ReportTable = ({ table: { head, rows, total, prose } }: { readonly table: Table }) => (
  <table className={prose ? "report-table report-explanations" : "report-table"} data-total={total}>
    {head && (
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
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
