import { MarketplacePage } from "../../features/marketplace/marketplace-page";
import { marketSearch } from "../../features/marketplace/model/market-search";
import { reviewAddress, reviewSearch } from "../../features/reviews/model/review-search";
import { ReviewList } from "../../features/reviews/review-list";
import { ProductPage } from "../../features/marketplace/product-page";
import { usePageAddress } from "../../lib/routing/router";

export function MarketplaceRoute() {
  const { search: written, setSearch } = usePageAddress("/marketplace");
  return (
    <MarketplacePage
      search={marketSearch({ ...written })}
      onSearch={(next) => setSearch((latest) => next(marketSearch({ ...latest })))}
    />
  );
}

export function WholesaleRoute() {
  const { search: written, setSearch } = usePageAddress("/wholesale");
  return (
    <MarketplacePage
      wholesale
      search={marketSearch({ ...written })}
      onSearch={(next) => setSearch((latest) => next(marketSearch({ ...latest })))}
    />
  );
}

export function ProductRoute() {
  const {
    params: { productId },
    search: { project, ...search },
    setSearch,
  } = usePageAddress("/marketplace/products/$productId");
  return (
    <ProductPage
      key={productId}
      productId={productId}
      project={project}
      reviews={(shop) => (
        <ReviewList
          of={{ product: productId }}
          firm={shop}
          search={reviewSearch({ ...search })}
          onSearch={(next) =>
            setSearch((latest) => ({ project, ...reviewAddress(next(reviewSearch({ ...latest }))) }), {
              resetScroll: false,
            })
          }
        />
      )}
    />
  );
}
