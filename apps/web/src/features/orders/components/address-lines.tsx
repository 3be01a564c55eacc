import { addressLines } from "@sunwright/engine/countries/address-form";
import { say } from "@sunwright/words/countries";
import type { AnyOrder } from "../model/standing";

/** An address in the lines of its country, and the country. */
export const AddressLines = ({ address }: Pick<AnyOrder, "address">) =>
  [...addressLines({ ...address, street: address.street ?? "" }), say(address.country)].map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ));
