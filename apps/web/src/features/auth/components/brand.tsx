import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { Mark } from "../../../ui/mark";

export const Brand = () => (
  <a href="/" className="type-h3 flex w-fit items-center gap-2.5 text-[20px]!">
    <Mark size={34} />
    {PRODUCT_NAME}
  </a>
);
