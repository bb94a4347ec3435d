const request = (kind) => ({
  name: `request-${kind}`,
  path: ({ requests }) => `/de/request/${requests[kind]}`,
  markers: true,
  map: true,
});

const page = (name, path) => ({ name, path });
const mapped = (name, path) => ({ name, path, map: true });

const route = new URLSearchParams({
  from: "12.1016,49.0134",
  to: "14.4208,50.088",
  fromName: "Regensburg",
  toName: "Prag",
});

export const publicScreens = [
  mapped("home", "/de"),
  mapped("home-filtered", "/en?kind=emptyride,vacancy&page=1"),
  mapped("home-nothing-found", "/de?place=Nirgendwo&seats=900"),
  ...["grouprequest", "vacancy", "emptyride", "emergency"].map(request),
  { name: "request-ended", path: ({ ended }) => `/de/request/${ended}` },
  page("post-request", "/de/request/new?passengers=42"),
  page("login", "/de/login"),
  page("register-buspartner", "/de/register/buspartner"),
  page("register-advertiser", "/es/register/advertiser"),
  page("register-confirmation", "/de/registerconfirmation"),
  page("forgot-password", "/de/forgotpassword"),
  page("reset-password", "/de/resetpw?token=none"),
  page("contact", "/de/contact"),
  page("faq", "/de/faq"),
  page("imprint", "/de/imprint"),
  page("terms", "/de/terms_and_conditions"),
  page("buspartner", "/de/buspartner"),
  page("adpartners", "/en/adpartners"),
  page("prices", "/de/adpartners/prices"),
  page("price", "/de/price"),
  page("blog", "/de/blog"),
  { name: "article", path: ({ news }) => `/de/blog/${news.slug}` },
  page("profile-operator", "/de/publicProfile/donaubus-kellermayer"),
  page("profile-hotel", "/en/publicProfile/hotel-jakobshof"),
  mapped("recommendations", "/de/travelrecommendations"),
  mapped("recommendations-route", `/de/travelrecommendations?${route}`),
  { name: "my-request", path: ({ requestToken }) => `/de/myrequest/${requestToken}` },
  { name: "my-request-edit", path: ({ requestToken }) => `/de/myrequest/${requestToken}?edit=1` },
  page("not-found", "/de/no/such/page"),
];
