import { getRouteApi } from "@tanstack/react-router";
import { MarketplacePage } from "../../features/marketplace/marketplace-page";
import { marketSearch } from "../../features/marketplace/model/market-search";
import { reviewAddress, reviewSearch } from "../../features/reviews/model/review-search";
import { ReviewList } from "../../features/reviews/review-list";
import { ProductPage } from "../../features/marketplace/product-page";

const market = getRouteApi("/member/marketplace");
const wholesale = getRouteApi("/member/wholesale");
const product = getRouteApi("/member/marketplace/products/$productId");

export function MarketplaceRoute() {
  const navigate = market.useNavigate();
  return (
    <MarketplacePage
      search={marketSearch({ ...market.useSearch() })}
      onSearch={(search) => void navigate({ search })}
    />
  );
}

export function WholesaleRoute() {
  const navigate = wholesale.useNavigate();
  return (
    <MarketplacePage
      wholesale
      search={marketSearch({ ...wholesale.useSearch() })}
      onSearch={(search) => void navigate({ search })}
    />
  );
}

export function ProductRoute() {
  const { productId } = product.useParams();
  const { project, ...search } = product.useSearch();
  const navigate = product.useNavigate();
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
          onSearch={(next) => void navigate({ search: { project, ...reviewAddress(next) }, resetScroll: false })}
        />
      )}
    />
  );
}
