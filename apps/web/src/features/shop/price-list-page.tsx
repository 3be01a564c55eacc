import { say } from "@sunwright/words/price-lists";
import { type ListedProduct, readPriceList, saveListedProduct } from "@sunwright/contract/price-lists";
import { listShopProducts, type PriceStep, STEPS_MAX } from "@sunwright/contract/shop-products";
import type { Currency } from "@sunwright/engine/parameters/options";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Search, SquarePen } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { call, read } from "../../lib/api";
import { userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { formatDate } from "../../lib/format";
import { amountText } from "../../lib/minor-money";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Field } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { Sheet, SheetSection } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { BatterySymbol } from "../../ui/symbols";
import { figures, Table, TableHead } from "../../ui/table";
import { TextInput } from "../../ui/text-input";
import { toast } from "../../ui/toast-store";
import { PageOfList } from "./components/page-of-list";
import { PriceStepRow } from "./components/price-steps";
import { ShopFrame } from "./components/shop-frame";
import { emptyStep, stepForm, stepOf } from "./model/price-steps";

/** What one firm pays for the products of the shop. */
export const ShopPriceListPage = ({ listId }: { readonly listId: string }) => (
  <ShopFrame title={say("title")}>{() => <PriceList listId={listId} />}</ShopFrame>
);

type Edited = Pick<ListedProduct, "productId" | "name" | "steps">;

function PriceList({ listId }: { readonly listId: string }) {
  const [after, setAfter] = useState<string>();
  const [edited, setEdited] = useState<Edited | null>(null);
  const query = after === undefined ? {} : { after };
  const answer = useQuery({ ...read(readPriceList, { params: { listId }, query }), placeholderData: keepPreviousData });
  if (answer.isError)
    return (
      <ErrorRow
        message={userMessageOf(answer.error, say("notLoaded"))}
        detail={say("nothingLost")}
        onRetry={() => void answer.refetch()}
      />
    );
  if (!answer.data)
    return (
      <Delayed>
        <SkeletonRows rows={4} showLabel label={say("loading")} />
      </Delayed>
    );
  const { list, currency, products, next } = answer.data;
  return (
    <>
      <Link to="/shop/price-lists" className="link type-small">
        {say("title")}
      </Link>
      <h1 className="type-h1">{say("listOf", { firm: list.firm })}</h1>
      <div className="firm-beside mt-5">
        <div>
          <Sheet aria-label={say("listOf", { firm: list.firm })} className="overflow-hidden">
            {products.length === 0 ? (
              <Empty symbol={<BatterySymbol />} className="m-5">
                {say("empty")}
              </Empty>
            ) : (
              <Products products={products} currency={currency} onEdit={setEdited} />
            )}
          </Sheet>
          <PageOfList after={after} next={next} onTurn={setAfter} />
        </div>
        <aside>
          <AnotherProduct listed={products} onChosen={setEdited} />
        </aside>
      </div>
      {edited !== null && (
        <StepsDialog listId={listId} product={edited} currency={currency} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

const HEADS = [say("product"), figures(say("public")), say("own"), { name: say("change"), hidden: true as const }];

function stepText({ fromQuantity: from, unitMinor, validUntil }: PriceStep, currency: Currency): string {
  const each = amountText(unitMinor, currency);
  return validUntil === null
    ? say("step", { from, each })
    : say("stepUntil", { from, each, until: formatDate(new Date(Date.parse(validUntil) - 1).toISOString()) });
}

interface ProductsProps {
  readonly products: readonly ListedProduct[];
  readonly currency: Currency;
  readonly onEdit: (product: Edited) => void;
}

const Products = ({ products, currency, onEdit }: ProductsProps) => (
  <Table caption={say("products")}>
    <TableHead columns={HEADS} />
    <tbody>
      {products.map((product) => (
        <tr key={product.productId}>
          <th scope="row" className="text-left">
            {product.name}
            <span className="type-help block text-text-3">{product.sku}</span>
          </th>
          <td className="end">{product.publicMinor === null ? "–" : amountText(product.publicMinor, currency)}</td>
          <td>
            <ul className="grid gap-1">
              {product.steps.map((step) => (
                <li key={`${step.fromQuantity} ${step.validFrom}`}>{stepText(step, currency)}</li>
              ))}
            </ul>
          </td>
          <td>
            <div className="flex justify-end">
              <IconButton
                label={say("changeOf", { product: product.name })}
                icon={<SquarePen size={18} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => onEdit(product)}
              />
            </div>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

interface AnotherProductProps {
  readonly listed: readonly ListedProduct[];
  readonly onChosen: (product: Edited) => void;
}

function AnotherProduct({ listed, onChosen }: AnotherProductProps) {
  const [words, setWords] = useState("");
  const q = useDeferredValue(words.trim());
  const found = useQuery({
    ...read(listShopProducts, { query: { q } }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  const products = q === "" ? [] : (found.data?.products ?? []).slice(0, 8);
  return (
    <Sheet aria-label={say("addProduct")}>
      <SheetSection level={2} title={say("addProduct")}>
        <Field
          label={say("findProduct")}
          error={found.isError ? userMessageOf(found.error, say("notLoaded")) : undefined}
        >
          <TextInput
            value={words}
            maxLength={100}
            autoComplete="off"
            start={<Search size={17} strokeWidth={1.75} aria-hidden="true" />}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Field>
        <ul className="mt-3 grid gap-1">
          {products.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="ghost"
                size="sm"
                onClick={() =>
                  onChosen(listed.find(({ productId }) => productId === id) ?? { productId: id, name, steps: [] })
                }
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
        {q !== "" && found.isSuccess && products.length === 0 && (
          <p className="type-help mt-2 text-text-3">{say("noProduct")}</p>
        )}
      </SheetSection>
    </Sheet>
  );
}

interface StepsDialogProps {
  readonly listId: string;
  readonly product: Edited;
  readonly currency: Currency;
  readonly onClose: () => void;
}

function StepsDialog({ listId, product, currency, onClose }: StepsDialogProps) {
  const [forms, setForms] = useState(() =>
    product.steps.length === 0 ? [emptyStep()] : product.steps.map((step, index) => stepForm(step, `step ${index}`)),
  );
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const read = forms.map(stepOf);
  const save = useMutation({
    mutationFn: (steps: readonly PriceStep[]) =>
      call(saveListedProduct, { params: { listId, productId: product.productId }, body: { steps: [...steps] } }),
    onSuccess: async () => {
      toast({ tone: "ok", title: say("saved") });
      onClose();
      await readAgain(client, saveListedProduct);
    },
    onError: (error) =>
      toast({ tone: "bad", title: say("notChanged"), description: userMessageOf(error, say("nothingLost")) }),
  });
  const submit = () => {
    setTried(true);
    if (read.every(({ faults }) => Object.keys(faults).length === 0)) save.mutate(read.map(({ step }) => step));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={say("putOn", { product: product.name })}
      footer={
        <>
          {product.steps.length > 0 && (
            <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate([])}>
              {say("takeOff")}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {say("cancel")}
          </Button>
          <Button busy={save.isPending} busyText={say("saving")} onClick={submit}>
            {say("save")}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        {forms.map((form) => (
          <PriceStepRow
            key={form.key}
            form={form}
            list={null}
            currency={currency}
            tried={tried}
            onChange={(next) => setForms(forms.map((one) => (one.key === form.key ? next : one)))}
            onRemove={() => setForms(forms.filter(({ key }) => key !== form.key))}
          />
        ))}
        {forms.length < STEPS_MAX && (
          <div>
            <Button
              variant="outline"
              size="sm"
              icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => setForms([...forms, emptyStep()])}
            >
              {say("addStep")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
