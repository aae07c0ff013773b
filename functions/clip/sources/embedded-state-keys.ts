/** The keys under which shops store the fields of a product in the data of their scripts, in order of preference. */
export const productKeys = {
  title: ['name', 'title', 'productName', 'product_name', 'displayName', 'productTitle', 'item_name'],
  description: ['description', 'longDescription', 'body_html', 'descriptionHtml', 'shortDescription'],
  brand: [
    ...['brand', 'brandName', 'vendor', 'brand_name', 'manufacturer', 'designer', 'designerName'],
    'item_brand',
  ],
  color: [
    ...['color', 'colour', 'colorName', 'color_name', 'colourName', 'baseColor', 'baseColour'],
    ...['colorLabel', 'mainColor', 'item_variant'],
  ],
  category: [
    ...['product_type', 'productType', 'category', 'categoryName', 'category_name', 'subCategory'],
    ...['garmentType', 'item_category'],
  ],
  price: [
    ...['salePrice', 'sale_price', 'currentPrice', 'finalPrice', 'final_price', 'sellingPrice'],
    ...['discountedPrice', 'price', 'priceInfo', 'prices', 'pricing', 'priceRange', 'price_range'],
    ...['offers', 'amount', 'price_min'],
  ],
  priceInCents: ['priceCents', 'price_cents', 'priceInCents'],
  currency: ['currency', 'currencyCode', 'priceCurrency', 'currency_code', 'currencyISOCode', 'currencyIso'],
  images: [
    ...['images', 'image', 'media', 'gallery', 'imageUrl', 'image_url', 'mainImage', 'featured_image'],
    ...['featuredImage', 'imageUrls', 'mainImageUrl', 'pictures', 'photos', 'thumbnail', 'heroImage'],
  ],
};

/** Keys of the amount inside a price object. Keys of the current price come before keys of the original price. */
export const amountKeys = [
  ...['sale', 'salePrice', 'current', 'currentPrice', 'now', 'final', 'discounted', 'selling'],
  ...['minVariantPrice', 'min', 'lowPrice', 'price', 'value', 'amount', 'regularPrice', 'regular'],
  ...['original', 'list', 'centAmount'],
];
/** Keys inside a price object for the price that is formatted for display. */
export const formattedPriceKeys = ['formatted', 'formattedPrice', 'formattedValue'];
/** Keys of the text inside an object that represents a brand, a color or a category. */
export const textKeys = ['name', 'label', 'title', 'displayName', 'text', 'value'];
/** Keys inside an image object for its address, or for further images. */
export const imageKeys = [
  ...['url', 'src', 'href', 'originalSrc', 'imageUrl', 'baseUrl', 'large', 'zoom', 'image', 'nodes'],
  ...['edges', 'node', 'images', 'gallery', 'items'],
];
