import { say } from "@sunwright/words/price-lists";
import {
  findFirms,
  listPriceLists,
  openPriceList,
  type OwnList,
  removePriceList,
} from "@sunwright/contract/price-lists";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Search, Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { call, read } from "../../lib/api";
import { userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { formatNumber } from "../../lib/format";
import { createIntention } from "../../lib/intention";
import { named } from "../../lib/named";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Field } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { Sheet, SheetSection } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { InverterSymbol } from "../../ui/symbols";
import { SearchBox } from "../../ui/search-box";
import { figures, Table, TableHead } from "../../ui/table";
import { TextInput } from "../../ui/text-input";
import { toast } from "../../ui/toast-store";
import { ShopFrame } from "./components/shop-frame";

/** Installer firms that have prices of their own. */
export const ShopPriceListsPage = (props: PriceListsProps) => (
  <ShopFrame title={say("title")}>{() => <PriceLists {...props} />}</ShopFrame>
);

interface PriceListsProps {
  /** What firms are looked for by, as the address has it. */
  readonly q: string;
  readonly onSearch: (q: string | undefined) => void;
}

function PriceLists({ q, onSearch }: PriceListsProps) {
  const answer = useQuery(read(listPriceLists));
  const found = named(answer.data?.lists ?? [], q, ({ firm }) => firm);
  return (
    <>
      <Link to="/shop/products" className="link type-small">
        {say("products")}
      </Link>
      <h1 className="type-h1">{say("title")}</h1>
      <p className="mt-2 max-w-160 text-text-2">{say("means")}</p>
      <div className="firm-beside mt-5">
        <Sheet aria-label={say("title")} className="overflow-hidden">
          {(q !== "" || (answer.data?.lists.length ?? 0) > 1) && (
            <SearchBox label={say("searchLists")} className="m-4" value={q} onSearch={onSearch} />
          )}
          {answer.data ? (
            answer.data.lists.length === 0 ? (
              <Empty symbol={<InverterSymbol />} className="m-5">
                {say("none")}
              </Empty>
            ) : found.length === 0 ? (
              <Empty symbol={<InverterSymbol />} className="m-5">
                {say("noneNamed")}
              </Empty>
            ) : (
              <Lists lists={found} />
            )
          ) : answer.isError ? (
            <ErrorRow
              className="m-5"
              message={say("notLoaded")}
              detail={say("nothingLost")}
              onRetry={() => void answer.refetch()}
            />
          ) : (
            <Delayed>
              <SkeletonRows rows={3} showLabel label={say("loading")} className="m-5" />
            </Delayed>
          )}
        </Sheet>
        <aside>
          <AnotherFirm taken={answer.data?.lists ?? []} />
        </aside>
      </div>
    </>
  );
}

const HEADS = [say("firm"), figures(say("onIt")), { name: say("open"), hidden: true as const }];

function Lists({ lists }: { readonly lists: readonly OwnList[] }) {
  const [removing, setRemoving] = useState<OwnList | null>(null);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: OwnList) => call(removePriceList, { params: { listId: id } }),
    onError: (error) =>
      toast({ tone: "bad", title: say("notChanged"), description: userMessageOf(error, say("nothingLost")) }),
    onSettled: async () => {
      setRemoving(null);
      await readAgain(client, removePriceList);
    },
  });
  return (
    <>
      <Table caption={say("title")}>
        <TableHead columns={HEADS} />
        <tbody>
          {lists.map((list) => (
            <tr key={list.id}>
              <th scope="row" className="text-left">
                <Link to="/shop/price-lists/$listId" params={{ listId: list.id }} className="link">
                  {list.firm}
                </Link>
              </th>
              <td className="end">{formatNumber(list.products)}</td>
              <td>
                <div className="flex justify-end">
                  <IconButton
                    label={say("remove", { firm: list.firm })}
                    icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                    onClick={() => setRemoving(list)}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {removing !== null && (
        <ConfirmDialog
          title={say("remove.title", { firm: removing.firm })}
          description={say("remove.means")}
          action={say("remove.action")}
          busyText={say("removing")}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

function AnotherFirm({ taken }: { readonly taken: readonly OwnList[] }) {
  const [words, setWords] = useState("");
  const [keyFor] = useState(createIntention);
  const client = useQueryClient();
  const q = useDeferredValue(words.trim());
  const found = useQuery({
    ...read(findFirms, { query: { q } }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  const open = useMutation({
    mutationFn: ({ id: firmId }: { readonly id: string; readonly name: string }) =>
      call(openPriceList, { body: { firmId }, idempotencyKey: keyFor({ firmId }) }),
    onSuccess: async (_lists, { name }) => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: say("made", { firm: name }) });
      setWords("");
      await readAgain(client, openPriceList);
    },
    onError: (error) =>
      toast({ tone: "bad", title: say("notChanged"), description: userMessageOf(error, say("nothingLost")) }),
  });
  const firms =
    q === "" ? [] : (found.data?.firms ?? []).filter(({ id }) => !taken.some(({ firmId }) => firmId === id));
  return (
    <Sheet aria-label={say("add")}>
      <SheetSection level={2} title={say("add")}>
        <Field
          label={say("findFirm")}
          help={say("findHelp")}
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
        <ul className="mt-3 grid gap-2">
          {firms.map((firm) => (
            <li key={firm.id}>
              <Button variant="outline" size="sm" busy={open.isPending} onClick={() => open.mutate(firm)}>
                {say("make", { firm: firm.town === null ? firm.name : `${firm.name}, ${firm.town}` })}
              </Button>
            </li>
          ))}
        </ul>
        {q !== "" && found.isSuccess && firms.length === 0 && (
          <p className="type-help mt-2 text-text-3">{say("noFirm")}</p>
        )}
      </SheetSection>
    </Sheet>
  );
}
