const chosen = localStorage.getItem('wishwell.colour-mode');
const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', dark);

// oxlint-disable-next-line typescript/no-unsafe-call -- the script before this one defines it
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  // Nobody else is asked to judge the document.
  validatorUrl: null,
});
