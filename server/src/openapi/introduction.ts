/** Example of API requests with bash and curl. It was tested against a new installation. */
const exampleShellSession = String.raw`W=http://localhost:3000
json() { curl -s -H 'content-type: application/json' "$@"; }

# Ana signs up. The response holds the id of her identity: user.id.
json -c ana.cookies $W/api/auth/sign-up/email -d '{"name":"Ana","email":"ana@example.com","password":"blue ribbon"}'
ANA=$(curl -s -b ana.cookies $W/api/auth/token | cut -d'"' -f4)
json -H "authorization: Bearer $ANA" $W/api/users -d '{"firebase_uid":"USER_ID","display_name":"Ana","email":"ana@example.com"}'

# A new record needs a new bearer. She makes a list and adds an item with an image.
ANA=$(curl -s -b ana.cookies $W/api/auth/token | cut -d'"' -f4)
json -H "authorization: Bearer $ANA" $W/api/mywishlists -d '{"title":"Winter birthday"}'
curl -s -H "authorization: Bearer $ANA" $W/api/mywishlists/LIST_ID/item -F name='Stoneware mug' -F price=24.50 -F image_file=@mug.jpg

# Ben signs up in the same way, with ben.cookies and BEN. Ana asks him to be friends, and he accepts.
json -H "authorization: Bearer $ANA" -X POST "$W/api/friends/request?friend_id=BENS_ID"
json -H "authorization: Bearer $BEN" -X POST "$W/api/friends/accept?friend_id=ANAS_ID"

# Ben claims the item.
json -H "authorization: Bearer $BEN" -X PUT $W/api/friendwishlists/ITEM_ID/purchase -d '{"purchased":true}'`;

/** First section of the API documentation page, in Markdown. */
export const openApiIntroduction = `Gift wishlists that keep the surprise: no response ever tells the owner of a list about a claim.

**Bearer token.** Sign in below \`/api/auth\`. \`GET /api/auth/token\` returns a bearer token that is valid for ten
minutes. Send it in the header \`Authorization: Bearer\`.

**Names** are snake_case. Requests may also use the camelCase name of a field, but not both. Unknown fields are refused.

**Errors** are a message for the user, in the language of \`Accept-Language\`. A client that accepts
\`application/problem+json\` gets RFC 9457 with the invalid fields. Two statuses are possible everywhere: 421 for a host
name that the installation does not serve, and 500 for an error of the server.

**Pages of lists** are arrays. The \`Link\` header contains the URL of the next page.

**From sign-up to a claim**, with curl:

~~~
${exampleShellSession}
~~~`;
