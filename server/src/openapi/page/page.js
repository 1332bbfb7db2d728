const chosen = localStorage.getItem('wishwell.colour-mode');
const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', dark);

// Swagger UI inserts descriptions as HTML. This Trusted Types policy accepts a text with simple tags
// unchanged. In any other text, it escapes every `<`.
const plain = /^(?:[^<]|<\/?(?:p|code|em|strong|ul|ol|li|pre)>)*$/;
/** @param {string} text */
const createHTML = (text) => (plain.test(text) ? text : text.replaceAll('<', '&lt;'));
// oxlint-disable-next-line typescript/no-unsafe-call, typescript/no-unsafe-member-access -- not every browser has it
globalThis.trustedTypes?.createPolicy('default', { createHTML });

// oxlint-disable-next-line typescript/no-unsafe-call -- the script before this one defines it
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  // Disables the request to Swagger's online validator, which would get the URL of the document.
  validatorUrl: null,
});
