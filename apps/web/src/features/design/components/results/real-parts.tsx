import type { RealPart } from "@sunwright/contract/carts";
import { permits } from "@sunwright/contract/access";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { useQuery } from "@tanstack/react-query";
import { realPartsQuery } from "../../../../lib/cart";
import { formatDate } from "../../../../lib/format";
import { amountText } from "../../../../lib/minor-money";
import { estimateFromUsd, moneyText } from "../../../../lib/money";
import { useDisplayCurrency } from "../../../../lib/preferences";
import { Link } from "../../../../lib/routing/link";
import { today } from "../../../../lib/today";
import { View } from "../../../results/components/view";
import type { DesignPageProps } from "./page-props";

/** What is in the cart or ordered for a project, beside the Estimate by fixed rates; nothing where nothing is. */
export function RealParts({ project, design }: Pick<DesignPageProps, "project" | "design">) {
  const list = useQuery({ ...realPartsQuery(project.id), enabled: permits(project.access, "owner"), retry: false });
  const currency = useDisplayCurrency(project.currency);
  const parts = list.data?.parts ?? [];
  if (parts.length === 0) return null;
  const sum = sumsOf(parts)
    .map(([code, minor]) => amountText(minor, code))
    .join(" + ");
  return (
    <View ruled title={say("realTitle")} className="mt-8" fold={{ figure: sum }}>
      <dl className="facts">
        <Row name={say("realSum")} line={say("realLine", { products: parts.length, day: formatDate(today()) })}>
          {sum}
        </Row>
        <Row name={say("realEstimate")} line={say("realEstimateLine")}>
          {moneyText(estimateFromUsd(design.cost.total.value, currency))}
        </Row>
        {parts.map((part) => (
          <Row
            key={`${part.orderId ?? ""} ${part.productId}`}
            name={<Product part={part} project={project.id} />}
            line={part.orderId === null ? say("realInCart") : say("realOrdered", { day: formatDate(part.at) })}
          >
            {amountText(part.totalMinor, part.currency)}
          </Row>
        ))}
      </dl>
      <p className="mt-3 type-help text-text-3">{say("realWhy")}</p>
    </View>
  );
}

interface RowProps {
  readonly name: React.ReactNode;
  readonly line: string;
  readonly children: string;
}

const Row = ({ name, line, children }: RowProps) => (
  <div>
    <dt>
      {name}
      <span className="block type-help text-text-3">{line}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);

const Product = ({ part, project }: { readonly part: RealPart; readonly project: string }) => (
  <>
    {say("realPieces", { pieces: part.quantity })}{" "}
    <Link
      to="/marketplace/products/$productId"
      params={{ productId: part.productId }}
      search={{ project }}
      className="link break-words"
      translate="no"
    >
      {part.name}
    </Link>
  </>
);

/** Amounts of different currencies are never added up. */
function sumsOf(parts: readonly RealPart[]): readonly (readonly [Currency, number])[] {
  const sums = new Map<Currency, number>();
  for (const { currency, totalMinor } of parts) sums.set(currency, totalMinor + (sums.get(currency) ?? 0));
  return [...sums];
}
