const euroRegions = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK';

/**
 * Currencies by region, as `region:currency` (CLDR). Contains only regions that use neither the euro nor the
 * US dollar.
 */
const otherCurrencies = `
AE:AED AL:ALL AM:AMD AR:ARS AU:AUD AZ:AZN BA:BAM BD:BDT BH:BHD BO:BOB BR:BRL BY:BYN CA:CAD CH:CHF CL:CLP CN:CNY
CO:COP CR:CRC CZ:CZK DK:DKK DO:DOP DZ:DZD EG:EGP ET:ETB GB:GBP GE:GEL GH:GHS GT:GTQ HK:HKD HN:HNL HU:HUF ID:IDR IL:ILS
IN:INR IQ:IQD IR:IRR IS:ISK JM:JMD JO:JOD JP:JPY KE:KES KR:KRW KW:KWD KZ:KZT LB:LBP LI:CHF LK:LKR LY:LYD MA:MAD MD:MDL
MK:MKD MX:MXN MY:MYR NG:NGN NI:NIO NO:NOK NP:NPR NZ:NZD OM:OMR PE:PEN PH:PHP PK:PKR PL:PLN PY:PYG QA:QAR RO:RON RS:RSD
RU:RUB SA:SAR SE:SEK SG:SGD TH:THB TN:TND TR:TRY TW:TWD TZ:TZS UA:UAH UG:UGX UY:UYU UZ:UZS VN:VND ZA:ZAR`;

const currencyByRegion: ReadonlyMap<string, string> = new Map([
  ...euroRegions.split(' ').map((region): [string, string] => [region, 'EUR']),
  ...otherCurrencies
    .trim()
    .split(/\s/)
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
]);

/**
 * Returns the currency of the first region in an `Accept-Language` header. Returns USD if the header has no
 * known region.
 */
export function getCurrencyForAcceptLanguage(acceptLanguage: string | undefined): string {
  const [, region = ''] = /^[^;]{0,100}?\b[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage ?? '') ?? [];
  return currencyByRegion.get(region.toUpperCase()) ?? 'USD';
}
