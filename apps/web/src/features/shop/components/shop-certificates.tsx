import { say } from "@sunwright/words/shop-profile";
import { addShopCertificate, listShopCertificates, removeShopCertificate } from "@sunwright/contract/shop-certificates";
import type { Shop } from "@sunwright/contract/shops";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { ErrorRow } from "../../../ui/error-row";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { Certificates } from "../../firm/components/certificates";

/** Licences that buyers see once an operator has verified them. */
export function ShopCertificates({ shop: { role, state } }: { readonly shop: Shop }) {
  const client = useQueryClient();
  const answer = useQuery(read(listShopCertificates));
  if (answer.isError)
    return (
      <ErrorRow message={say("papersNotLoaded")} detail={say("nothingLost")} onRetry={() => void answer.refetch()} />
    );
  if (!answer.data)
    return (
      <Delayed>
        <SkeletonRows rows={2} showLabel label={say("papersLoading")} />
      </Delayed>
    );
  return (
    <Certificates
      firm={{ role, state, certificates: answer.data.certificates }}
      calls={{
        add: async (body) => {
          await call(addShopCertificate, { body });
          await readAgain(client, addShopCertificate);
        },
        remove: async (certificateId) => {
          await call(removeShopCertificate, { params: { certificateId } });
          await readAgain(client, removeShopCertificate);
        },
      }}
    />
  );
}
