/**
 * @generated SignedSource<<256a1cd8d7e39ff7d4336c45abb75d75>>
 * @relayHash 06df060090a066d56a38d2b45d147e94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 838f99451482323924e98a7f46b249ea9dd6c5c1b35301271ed176b3409a5695

import type { ConcreteRequest } from 'relay-runtime';
export type EditReviewPageQuery$variables = {
  id: string;
  token: string;
};
export type EditReviewPageQuery$data = {
  readonly ownReview: {
    readonly body: string;
    readonly changesRequestedAt: string | null | undefined;
    readonly changesWords: string | null | undefined;
    readonly companyName: string | null | undefined;
    readonly criteria: any;
    readonly edit: {
      readonly body: string;
      readonly changesRequestedAt: string | null | undefined;
      readonly changesWords: string | null | undefined;
      readonly criteria: any;
      readonly moderation: string;
      readonly nameDisplay: string;
      readonly overall: number;
      readonly privateNote: string | null | undefined;
      readonly shownName: string;
      readonly showsCompany: boolean;
      readonly title: string;
      readonly wasOfferedAnything: boolean;
    } | null | undefined;
    readonly editedAt: string | null | undefined;
    readonly isHidden: boolean;
    readonly level: number;
    readonly moderation: string;
    readonly nameDisplay: string;
    readonly number: number;
    readonly overall: number;
    readonly privateNote: string | null | undefined;
    readonly publication: string;
    readonly recruiter: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly reviewerName: string;
    readonly reviewerRole: string;
    readonly reviewerType: string;
    readonly shownName: string;
    readonly showsCompany: boolean;
    readonly source: string;
    readonly submittedAt: string;
    readonly title: string;
    readonly wasOfferedAnything: boolean;
  } | null | undefined;
};
export type EditReviewPageQuery = {
  response: EditReviewPageQuery$data;
  variables: EditReviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerType",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerRole",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameDisplay",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showsCompany",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overall",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criteria",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "privateNote",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wasOfferedAnything",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moderation",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publication",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHidden",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesWords",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesRequestedAt",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnEdit",
  "kind": "LinkedField",
  "name": "edit",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v18/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnReview",
        "kind": "LinkedField",
        "name": "ownReview",
        "plural": false,
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
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v26/*:: as any*/),
              (v27/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "EditReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnReview",
        "kind": "LinkedField",
        "name": "ownReview",
        "plural": false,
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
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "06df060090a066d56a38d2b45d147e94",
    "id": "838f99451482323924e98a7f46b249ea9dd6c5c1b35301271ed176b3409a5695",
    "metadata": {},
    "name": "EditReviewPageQuery",
    "operationKind": "query",
    "text": "query EditReviewPageQuery(\n  $id: String!\n  $token: String!\n) {\n  ownReview(id: $id, token: $token) {\n    number\n    reviewerType\n    reviewerName\n    reviewerRole\n    companyName\n    shownName\n    nameDisplay\n    showsCompany\n    overall\n    criteria\n    title\n    body\n    privateNote\n    wasOfferedAnything\n    level\n    source\n    moderation\n    publication\n    isHidden\n    changesWords\n    changesRequestedAt\n    submittedAt\n    editedAt\n    edit {\n      shownName\n      nameDisplay\n      showsCompany\n      overall\n      criteria\n      title\n      body\n      privateNote\n      wasOfferedAnything\n      moderation\n      changesWords\n      changesRequestedAt\n    }\n    recruiter {\n      name\n      slug\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e4e62360f23a306a6f979ac144bd65c3";

export default node;
