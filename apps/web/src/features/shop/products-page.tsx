import type { Shop } from "@sunwright/contract/shops";
import { say } from "@sunwright/words/shop";
import { say as sayField } from "@sunwright/words/product-fields";
import { listShopProducts, PRODUCT_STATES, type ShopProductRow } from "@sunwright/contract/shop-products";
import type { Currency } from "@sunwright/engine/parameters/options";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileUp, Plus, Search } from "lucide-react";
import { read } from "../../lib/api";
import { amountText } from "../../lib/minor-money";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { SearchBox } from "../../ui/search-box";
import { Segmented } from "../../ui/segmented";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { BatterySymbol } from "../../ui/symbols";
import { figures, Table, TableHead } from "../../ui/table";
import { CategorySelect } from "./components/category-select";
import { ExportProducts } from "./components/export-products";
import { PageOfList } from "./components/page-of-list";
import { ShopFrame } from "./components/shop-frame";
import { type ListProps, type ProductsSearch, productsSearch } from "./model/list-search";
import { TONE } from "./model/tone";

const WHICH = [
  { value: "all", label: say("states.all") },
  ...PRODUCT_STATES.map((state) => ({ value: state, label: say(`state.${state}`) })),
] as const;

/** What the shop sells. */
export const ShopProductsPage = (props: ListProps<ProductsSearch>) => (
  <ShopFrame title={say("products")}>{(shop) => <Products shop={shop} {...props} />}</ShopFrame>
);

function Products({ shop, search, onSearch }: ListProps<ProductsSearch> & { readonly shop: Shop }) {
  const { q = "", view, category, after } = search;
  const query = {
    ...(q.trim() && { q }),
    ...(view && { state: view }),
    ...(category && { category }),
    ...(after && { after }),
  };
  const answer = useQuery({ ...read(listShopProducts, { query }), placeholderData: keepPreviousData });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">{say("products")}</h1>
        <div className="flex flex-wrap gap-3">
          <Link to="/shop/price-lists" className={buttonClass({ variant: "outline" })}>
            {say("priceLists")}
          </Link>
          <Link to="/shop/products/import" className={buttonClass({ variant: "outline" })}>
            <FileUp size={18} strokeWidth={1.75} aria-hidden="true" />
            {say("importCsv")}
          </Link>
          <ExportProducts country={shop.country} />
          <Link to="/shop/products/new" className={buttonClass()}>
            <Plus size={18} strokeWidth={2} aria-hidden="true" />
            {say("addProduct")}
          </Link>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <div className="shop-scroll">
          <Segmented
            label={say("which")}
            value={view ?? "all"}
            onValueChange={(value) =>
              onSearch((latest) => productsSearch({ ...latest, after: undefined, view: value }), { replace: false })
            }
            options={WHICH}
          />
        </div>
        <SearchBox
          label={say("searchLabel")}
          placeholder={say("search")}
          className="min-w-60 flex-1"
          start={<Search size={17} strokeWidth={1.75} aria-hidden="true" />}
          value={q}
          onSearch={(words) =>
            onSearch((latest) => productsSearch({ ...latest, after: undefined, q: words }), { replace: true })
          }
        />
        <CategorySelect
          value={category}
          onValueChange={(value) =>
            onSearch((latest) => productsSearch({ ...latest, after: undefined, category: value }), { replace: false })
          }
        />
      </div>
      <Sheet aria-label={say("products")} className="mt-4 overflow-hidden">
        {answer.data ? (
          answer.data.products.length === 0 ? (
            <Empty symbol={<BatterySymbol />} className="m-5">
              {q.trim() || category || view ? say("noMatch") : say("noProducts")}
            </Empty>
          ) : (
            <ProductTable rows={answer.data.products} currency={answer.data.currency} />
          )
        ) : answer.isError ? (
          <ErrorRow
            className="m-5"
            message={say("notLoaded")}
            detail={say("safe")}
            onRetry={() => void answer.refetch()}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={4} showLabel label={say("loading")} className="m-5" />
          </Delayed>
        )}
      </Sheet>
      <PageOfList
        after={after}
        next={answer.data?.next ?? null}
        onTurn={(next) => onSearch((latest) => ({ ...latest, after: next }), { replace: false })}
      />
    </>
  );
}

const HEADS = [
  say("column.product"),
  { name: say("column.category"), className: "max-sm:hidden" },
  figures(say("column.price")),
  say("column.state"),
];

const ProductTable = ({
  rows,
  currency,
}: {
  readonly rows: readonly ShopProductRow[];
  readonly currency: Currency;
}) => (
  <Table caption={say("products")}>
    <TableHead columns={HEADS} />
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="text-left">
            <Link to="/shop/products/$productId" params={{ productId: row.id }} className="link">
              {row.name}
            </Link>
            <span className="type-help block text-text-3">{row.sku}</span>
          </th>
          <td className="max-sm:hidden">{sayField(`category.${row.category}`)}</td>
          <td className="end">{row.unitMinor === null ? say("noPrice") : amountText(row.unitMinor, currency)}</td>
          <td>
            <Chip tone={TONE[row.state]}>{say(`state.${row.state}`)}</Chip>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
