/** Marks of shops are square, of people round. */
export const ShopMark = ({ name }: { readonly name: string }) => (
  <span className="cart-mark" aria-hidden="true" translate="no">
    {name
      .split(/\s+/)
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join("")}
  </span>
);
