/**
 * @generated SignedSource<<74cfa4343466cfd09dc35e49a2b9cca4>>
 * @relayHash cad6841bcee3af578ca210a2c3f0454a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23804c7853280ac3ef38ac290130ff1d8bcdd665f36f9f18c558d0e44e256487

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnquiryListOpenQuery$variables = {
  id: string;
};
export type EnquiryListOpenQuery$data = {
  readonly node: {
    readonly row: {
      readonly agencyName: string;
      readonly country: string;
      readonly createdAt: string;
      readonly email: string;
      readonly id: string;
      readonly linkedinUrl: string | null | undefined;
      readonly name: string;
      readonly phone: string | null | undefined;
      readonly speciality: string | null | undefined;
      readonly state: string;
      readonly " $fragmentSpreads": FragmentRefs<"EnquiryActions_enquiry" | "EnquiryDetails_enquiry">;
    } | null | undefined;
  } | null | undefined;
};
export type EnquiryListOpenQuery = {
  response: EnquiryListOpenQuery$data;
  variables: EnquiryListOpenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agencyName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkedinUrl",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "speciality",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "declinedBecause",
  "storageKey": null
},
v13 = [
  (v3/*:: as any*/),
  (v2/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Recruiter",
  "kind": "LinkedField",
  "name": "recruiter",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v14/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v16 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EnquiryListOpenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EnquiryDetails_enquiry"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EnquiryActions_enquiry"
                }
              ],
              "type": "Enquiry",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "row"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EnquiryListOpenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "decidedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "decidedBy",
                "plural": false,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "account",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v15/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "unclaimedProfile",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agency",
                    "kind": "LinkedField",
                    "name": "agency",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v16/*:: as any*/),
                "concreteType": "EnquirySimilarAgenciesConnection",
                "kind": "LinkedField",
                "name": "similarAgencies",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EnquirySimilarAgenciesConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Agency",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isApproved",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "similarAgencies(first:5)"
              },
              {
                "alias": null,
                "args": (v16/*:: as any*/),
                "concreteType": "EnquiryOthersConnection",
                "kind": "LinkedField",
                "name": "others",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EnquiryOthersConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Enquiry",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "others(first:5)"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 20
                  }
                ],
                "concreteType": "EnquiryHistoryConnection",
                "kind": "LinkedField",
                "name": "history",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EnquiryHistoryConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HistoryEntry",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "at",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "action",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "user",
                            "plural": false,
                            "selections": (v13/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "history(first:20)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "type": "Enquiry",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cad6841bcee3af578ca210a2c3f0454a",
    "id": "23804c7853280ac3ef38ac290130ff1d8bcdd665f36f9f18c558d0e44e256487",
    "metadata": {},
    "name": "EnquiryListOpenQuery",
    "operationKind": "query",
    "text": "query EnquiryListOpenQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Enquiry {\n      id\n      name\n      agencyName\n      email\n      phone\n      linkedinUrl\n      speciality\n      country\n      state\n      createdAt\n      ...EnquiryDetails_enquiry\n      ...EnquiryActions_enquiry\n    }\n    id\n  }\n}\n\nfragment EnquiryActions_enquiry on Enquiry {\n  id\n  version\n  name\n  email\n  agencyName\n  unclaimedProfile {\n    agency {\n      id\n      name\n    }\n    id\n  }\n}\n\nfragment EnquiryDetails_enquiry on Enquiry {\n  name\n  agencyName\n  email\n  phone\n  linkedinUrl\n  speciality\n  country\n  state\n  declinedBecause\n  decidedAt\n  createdAt\n  decidedBy {\n    name\n    id\n  }\n  recruiter {\n    name\n    slug\n    id\n  }\n  account {\n    name\n    recruiter {\n      name\n      slug\n      id\n    }\n    id\n  }\n  unclaimedProfile {\n    name\n    slug\n    agency {\n      name\n      id\n    }\n    id\n  }\n  similarAgencies(first: 5) {\n    edges {\n      node {\n        id\n        name\n        country\n        isApproved\n      }\n    }\n  }\n  others(first: 5) {\n    edges {\n      node {\n        id\n        state\n        createdAt\n        declinedBecause\n      }\n    }\n  }\n  history(first: 20) {\n    edges {\n      node {\n        ...History_entries\n        id\n      }\n    }\n  }\n}\n\nfragment History_entries on HistoryEntry {\n  id\n  at\n  action\n  kind\n  user {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "932bf4aebec77cecdbc2416b17849fcd";

export default node;
