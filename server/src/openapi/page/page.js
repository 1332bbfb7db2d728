const chosen = localStorage.getItem('wishwell.colour-mode');
const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', dark);

// Swagger UI sets the document's sentences as HTML. Where a browser asks for Trusted Types, words with plain marks pass as
// they are, and everything else becomes text.
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
  // Nobody else is asked to judge the document.
  validatorUrl: null,
});
