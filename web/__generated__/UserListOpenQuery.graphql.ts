/**
 * @generated SignedSource<<dc937d653a6c552d23d85741722e9b11>>
 * @relayHash e2dedfdb5b162281bb8d36e268e3f86e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09db581aa651302d5fea4b6dbf86603168171f9c923716d3d33c2c27f4335282

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserListOpenQuery$variables = {
  id: string;
};
export type UserListOpenQuery$data = {
  readonly node: {
    readonly row: {
      readonly company: {
        readonly name: string;
      } | null | undefined;
      readonly country: string;
      readonly createdAt: string;
      readonly email: string;
      readonly id: string;
      readonly lastSignedInAt: string | null | undefined;
      readonly name: string;
      readonly recruiter: {
        readonly agency: {
          readonly name: string;
        };
        readonly slug: string;
      } | null | undefined;
      readonly roles: ReadonlyArray<string>;
      readonly status: string;
      readonly " $fragmentSpreads": FragmentRefs<"StartActing_user" | "UserDetails_user">;
    } | null | undefined;
  } | null | undefined;
};
export type UserListOpenQuery = {
  response: UserListOpenQuery$data;
  variables: UserListOpenQuery$variables;
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
  "name": "email",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roles",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastSignedInAt",
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
  "name": "slug",
  "storageKey": null
},
v11 = [
  (v3/*:: as any*/)
],
v12 = [
  (v3/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UserListOpenQuery",
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
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Recruiter",
                  "kind": "LinkedField",
                  "name": "recruiter",
                  "plural": false,
                  "selections": [
                    (v10/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Agency",
                      "kind": "LinkedField",
                      "name": "agency",
                      "plural": false,
                      "selections": (v11/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Company",
                  "kind": "LinkedField",
                  "name": "company",
                  "plural": false,
                  "selections": (v11/*:: as any*/),
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UserDetails_user"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "StartActing_user"
                }
              ],
              "type": "User",
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
    "name": "UserListOpenQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agency",
                    "kind": "LinkedField",
                    "name": "agency",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Company",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isVerified",
                "storageKey": null
              }
            ],
            "type": "User",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e2dedfdb5b162281bb8d36e268e3f86e",
    "id": "09db581aa651302d5fea4b6dbf86603168171f9c923716d3d33c2c27f4335282",
    "metadata": {},
    "name": "UserListOpenQuery",
    "operationKind": "query",
    "text": "query UserListOpenQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on User {\n      id\n      name\n      email\n      roles\n      status\n      createdAt\n      lastSignedInAt\n      country\n      recruiter {\n        slug\n        agency {\n          name\n          id\n        }\n        id\n      }\n      company {\n        name\n        id\n      }\n      ...UserDetails_user\n      ...StartActing_user\n    }\n    id\n  }\n}\n\nfragment AccountActions_user on User {\n  id\n  name\n  email\n  status\n  ...ChangeRoles_user\n}\n\nfragment ActAs_user on User {\n  id\n  name\n  email\n}\n\nfragment ChangeRoles_user on User {\n  id\n  name\n  type\n  roles\n}\n\nfragment StartActing_user on User {\n  ...ActAs_user\n}\n\nfragment UserDetails_user on User {\n  id\n  email\n  type\n  roles\n  status\n  country\n  isVerified\n  ...AccountActions_user\n  createdAt\n  lastSignedInAt\n  recruiter {\n    slug\n    name\n    agency {\n      name\n      id\n    }\n    id\n  }\n  company {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a4a0ef1ed255860d8d168fc7e7705ea2";

export default node;
